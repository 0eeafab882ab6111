import { asked } from '#api/cache/asked.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { CartItem, CartLine } from './cart-model.ts';

/** Loads with the first read: a guest with an empty cart does not need the calls. */
const reading = lazyCalls(() => import('./cart-reading.ts'));

/** §7 The customer's cart in the API. */
export function customerCartQuery() {
  return asked({
    queryKey: ['cart', 'customer'],
    queryFn: async ({ signal }): Promise<CartLine[]> => (await reading()).cart(signal),
  });
}

/**
 * The prices of a guest's lines. Ticks do not change prices, so the key ignores them. A newer query
 * cancels an unfinished one.
 */
export function pricesQuery(items: readonly CartItem[]) {
  const priced = items.map((item) => ({ ...item, selected: true, active: true }));
  return asked({
    queryKey: ['cart', 'prices', priced],
    queryFn: async ({ signal }): Promise<CartLine[]> =>
      priced.length === 0 ? [] : (await reading()).prices(priced, signal),
  });
}
