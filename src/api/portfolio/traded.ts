import type { Metal } from '#generated/models/metal.ts';
import type { PortfolioTransaction } from '#generated/models/portfolioTransaction.ts';

import { tradeOf, type Trade } from './holding.ts';

/** A purchase or sale with the product that it is of; `ounces` are of one unit. */
export type Traded = Trade & {
  productId: number;
  name: string;
  metal: Metal | undefined;
  ounces: number | undefined;
};

/** §7 The most transactions that one call brings. */
export const MOST_TRADES = 500;

export function tradedOf(transaction: PortfolioTransaction): Traded {
  const { productId, productName: name, metal, ouncesPerUnit: ounces } = transaction;
  return { ...tradeOf(transaction), productId, name, metal, ounces };
}
