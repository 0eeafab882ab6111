import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { DealsPage } from './deals-model.ts';
import type { ProductCard } from './product-card.ts';

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
