import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { Listing } from './listing-model.ts';
import type { Premium } from './premium.ts';
import type { ProductCard } from './product-card.ts';

/** A product in a sales event; money in cents, by check. */
export type Deal = ProductCard & {
  /** Units left at this price. */
  left?: number;
  /** What the event takes off one unit. */
  saves: number;
  /** The same as a percentage of the price before. */
  percent: number;
  premium?: Premium;
};

/** A sales event that runs on a page. */
export type Sale = {
  id: number;
  name: string;
  /** ISO 8601. */
  endsAt: string;
  isOfTheDay: boolean;
  /** The page of the event, if it is another one. */
  href?: string;
  /** Products in it; `deals` may be fewer. */
  count: number;
  deals: Deal[];
};

export type DealsPage = {
  words: NonNullable<Listing['category']>;
  /** The first to end first. */
  sales: Sale[];
  /** Products of the page without a sales event. */
  others: ProductCard[];
};

const calls = lazyCalls(() => import('./deals-calls.ts'));

/** The sales events on a page of deals, each with up to `size` products; 404 without such a page. */
export function dealsQuery(category: string, size: number) {
  return asked({
    queryKey: ['deals', category, size],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<DealsPage> =>
      (await calls()).readDeals({ category, size }, signal),
  });
}

/** Products at the prices of this moment. */
export function todaysPricesQuery(ids: readonly number[]) {
  return asked({
    queryKey: ['prices of today', ids],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<ProductCard[]> =>
      (await calls()).readProducts(ids, signal),
  });
}
