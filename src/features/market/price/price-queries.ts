import type { Metal } from '#api/spot/metal-spot.ts';
import { comparisonsQuery } from '#api/spot/price-comparisons.ts';

/** What the parts below the chart of a metal are drawn from, at the trading day of its last price. */
export function priceQueries(metal: Metal, day: string) {
  return [comparisonsQuery(metal, day)];
}
