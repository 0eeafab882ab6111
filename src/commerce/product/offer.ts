import type { PriceTier, ProductStock } from '#api/catalog/product-stock.ts';
import { readQuantity } from '#commerce/cart/model/rules.ts';
import { formatCount } from '#commerce/format/count.ts';

import type { Pay } from './pay.ts';

/** A choice of a stock and a size by their names, empty for none, and the typed quantity. */
export type Wanted = { stock: string; size: string; quantity: string };

/** The stock, tiers and limits of a choice; all amounts in cents. */
export type Offer = {
  stock: ProductStock;
  /** The tiers of the chosen size; without one, of the least expensive size in stock. */
  tiers: readonly PriceTier[];
  /** The tier of the quantity. */
  tier: PriceTier;
  /** §5 Absent while the typed quantity is invalid or more than the stock. */
  quantity?: number;
  /** The most units that can be bought now. */
  most: number;
  /** True while the product has sizes and none is chosen. */
  needsSize: boolean;
};

/** The stocks that can be bought, in the order of the page. */
export function sellable(stocks: readonly ProductStock[]): ProductStock[] {
  return stocks.filter(({ source, tiers }) => source !== undefined && tiers.length > 0);
}

/** §5 The offer for a choice; `undefined` if nothing of the product can be bought. */
export function offerOf(stocks: readonly ProductStock[], choice: Wanted): Offer | undefined {
  const offered = sellable(stocks);
  const stock = offered.find(({ source }) => source === choice.stock) ?? offered[0];
  if (!stock) return undefined;
  const size = stock.sizes.find((one) => one.size === choice.size);
  const tiers = tiersOf(stock, size);
  const most = size?.units ?? stock.units;
  const typed = readQuantity(choice.quantity);
  const quantity = typed !== undefined && typed <= most ? typed : undefined;
  const tier = tierFor(tiers, typed ?? 1);
  if (!tier) return undefined;
  const needsSize = stock.sizes.length > 0 && !size;
  return { stock, tiers, tier, most, needsSize, ...(quantity !== undefined && { quantity }) };
}

/** The tiers of the size; without one, those of the least expensive size in stock. */
function tiersOf(stock: ProductStock, size: ProductStock['sizes'][number] | undefined) {
  return (size ?? leastOf(stock))?.tiers ?? stock.tiers;
}

/** The size with the "from" price. */
function leastOf({ sizes }: ProductStock): ProductStock['sizes'][number] | undefined {
  const price = ({ tiers }: (typeof sizes)[number]) => tiers[0]?.cash ?? 0;
  return sizes.filter(({ units }) => units > 0).toSorted((one, two) => price(one) - price(two))[0];
}

/** The tier of a quantity. */
function tierFor(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers.findLast(({ from }) => from <= quantity) ?? tiers[0];
}

/** Cents for one unit, by payment. */
export function unitPrice(tier: PriceTier, payment: Pay): number {
  return payment === 'card' ? tier.card : tier.cash;
}

/**
 * The number of units that are missing for the next lower price, and the cents saved for each unit.
 */
export function nextTier(
  { tiers, tier, quantity, most }: Offer,
  payment: Pay,
): { more: number; less: number } | undefined {
  if (quantity === undefined) return undefined;
  const next = tiers.find(
    (one) => one.from > quantity && unitPrice(one, payment) < unitPrice(tier, payment),
  );
  if (!next || next.from > most) return undefined;
  return { more: next.from - quantity, less: unitPrice(tier, payment) - unitPrice(next, payment) };
}

/** Cents above the metal's worth, per troy ounce; only if the price follows the metal. */
export function premiumPerOunce(tier: PriceTier, ounces: number): number | undefined {
  if (tier.metal === undefined || ounces <= 0) return undefined;
  return Math.round((tier.cash - tier.metal) / ounces);
}

/** The lowest cash price of any quantity in stock; absent if one unit has the same price. */
export function lowest({ tiers, most }: Offer): { cash: number; quantity: number } | undefined {
  const within = tiers.filter(({ from }) => from <= most);
  const best = within.reduce<PriceTier | undefined>(
    (least, one) => (least && least.cash <= one.cash ? least : one),
    undefined,
  );
  if (!best || best.from <= 1) return undefined;
  return { cash: best.cash, quantity: best.from };
}

/** "1", "2 to 19", "20 or more": words, because screen readers skip a dash or read it as minus. */
export function tierWords({ from, to }: PriceTier): string {
  if (to === undefined) return `${formatCount(from)} or more`;
  return from === to ? formatCount(from) : `${formatCount(from)} to ${formatCount(to)}`;
}
