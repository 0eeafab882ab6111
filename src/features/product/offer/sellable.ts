import type { ProductStock } from '#api/catalog/product-stock.ts';

/** The stocks that can be bought, in the order of the page. */
export function sellable(stocks: readonly ProductStock[]): ProductStock[] {
  return stocks.filter(({ source, tiers }) => source !== undefined && tiers.length > 0);
}
