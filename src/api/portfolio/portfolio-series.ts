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

/** The worth of what is held now at the end of a quarter, in cents, by who predicts it. */
export type Forecast = { day: string } & Partial<Record<'optimal' | 'analyst' | 'worst', number>>;

/** What is predicted: the two metals that have predictions, and all holdings together. */
export type Predicted = 'total' | 'gold' | 'silver';

/** The predictions, soonest first. */
export function forecastsIn(points: readonly MetalPoint[]): Record<Predicted, Forecast[]> {
  const all = points.filter(({ type }) => type === 'Prediction');
  const of = (what: Predicted) => all.map((point) => forecastOf(point, what));
  return { total: of('total'), gold: of('gold'), silver: of('silver') };
}

function forecastOf(point: MetalPoint, what: Predicted): Forecast {
  return {
    day: point.orderDate,
    ...known('optimal', point[`${what}OptimalPrediction`]),
    ...known('analyst', point[`${what}AnalystPrediction`]),
    ...known('worst', point[`${what}WorstPrediction`]),
  };
}

function known<Name extends string>(name: Name, dollars: number | undefined) {
  return dollars === undefined ? {} : ({ [name]: centsOf(dollars) } as Record<Name, number>);
}
