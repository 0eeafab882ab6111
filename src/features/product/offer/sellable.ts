import type { ProductStock } from '#api/catalog/product-stock.ts';

/** The parts of a stock that can be bought, in the order they are offered. */
export function sellable(stocks: readonly ProductStock[]): ProductStock[] {
  return stocks.filter(({ source, tiers }) => source !== undefined && tiers.length > 0);
}
