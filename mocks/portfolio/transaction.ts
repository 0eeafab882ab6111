import type { Metal } from '../market/metal.ts';
import { fraction, halfUp, times } from '../pricing/exact.ts';

/** The metals a portfolio counts; copper is sold by the pound and left out. */
export const portfolioMetals = ['gold', 'silver', 'platinum', 'palladium'] as const;

export type PortfolioMetal = (typeof portfolioMetals)[number];

/** One purchase or sale of a customer. Money in cents, weights in fine troy ounces. */
export type Transaction = {
  /** Never given twice. */
  id: number;
  productId: number;
  name: string;
  metal: PortfolioMetal;
  /** Of one unit. */
  ounces: number;
  type: 'PURCHASED' | 'SOLD' | 'EXIT';
  /** yyyy-mm-dd */
  date: string;
  quantity: number;
  unitCents: number;
  /** For the whole transaction: part of a purchase's cost, off a sale's proceeds. */
  feesCents: number;
  /** Of a sale: the purchases whose units it takes, in this order. */
  lotIds?: readonly number[];
  /** The price of an ounce of the metal on that day. */
  spotCents: number;
  isBold: boolean;
  sourceName: string;
};

export function isPortfolioMetal(metal: Metal | 'none' | undefined): metal is PortfolioMetal {
  return portfolioMetals.some((each) => each === metal);
}

/** A price of one, in cents, times a quantity that may be a fraction; rounded once, half up. */
export function timesQuantity(cents: number, quantity: number): number {
  return halfUp(times(fraction(cents), fraction(quantity)));
}

/** The metal value of a number of units at a spot price in cents per ounce, without premium. */
export function metalWorthCents(spotCents: number, ounces: number, quantity: number): number {
  return halfUp(times(times(fraction(spotCents), fraction(ounces)), fraction(quantity)));
}
