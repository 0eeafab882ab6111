import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { Product } from './product-model.ts';

/** A product beside others: of its page only what can be compared. Money in cents. */
export type Comparable = Pick<
  Product,
  'id' | 'name' | 'href' | 'form' | 'metal' | 'facts' | 'stocks' | 'shipsIn' | 'ira' | 'rating'
> & {
  image: string;
  reviews: number;
  /** 0 without a sales event. */
  saleEvent: number;
  /** The list that it stands in. */
  shelf?: { label: string; href: string };
};

/** Converted before it is cached: four whole products would add 4 kB brotli to the HTML. */
const calls = lazyCalls(() => import('./comparable-calls.ts'));

/** One product of a comparison; `null` if it is gone, which leaves the others comparable. */
export function comparableQuery(id: number) {
  return asked({
    queryKey: ['comparable', id],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<Comparable | null> =>
      (await calls()).readComparable(id, signal),
  });
}
