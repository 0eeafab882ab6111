import type { MetalCandle } from '#generated/models/metalCandle.ts';
import type { MetalPoint } from '#generated/models/metalPoint.ts';
import { centsIfAny, centsOf } from '#lib/cents.ts';

/**
 * A day of a portfolio (ISO 8601 date), in cents: the metal at spot, what was paid for it, and the
 * part of that which was paid over spot. Those two are left out if the API does not know them.
 */
export type WorthPoint = {
  day: string;
  worthCents: number;
  paidCents: number | undefined;
  premiumCents: number | undefined;
};

/** The worth of the metal over an interval that begins at `start` (ISO 8601), in cents. */
export type WorthCandle = {
  start: string;
  open: number;
  high: number;
  low: number;
  close: number;
  premiumCents: number | undefined;
};

/** The days that have been, oldest first. */
export function pointsIn(points: readonly MetalPoint[]): WorthPoint[] {
  return points
    .filter(({ type }) => type === 'Actual')
    .map(({ orderDate, totalValue, totalCost, totalPremium }) => ({
      day: orderDate,
      worthCents: centsOf(totalValue),
      paidCents: centsIfAny(totalCost),
      premiumCents: centsIfAny(totalPremium),
    }));
}

export function candlesIn(candles: readonly MetalCandle[]): WorthCandle[] {
  return candles.map((candle) => ({
    start: candle.intervalStart,
    open: centsOf(candle.metalOpen),
    high: centsOf(candle.metalHigh),
    low: centsOf(candle.metalLow),
    close: centsOf(candle.metalClose),
    premiumCents: centsIfAny(candle.metalPremium),
  }));
}
