import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { Product } from './product-model.ts';

/**
 * Converts the answer before it is cached: unconverted, it would add 0.7 kB brotli to the HTML, and
 * the conversion 1 kB to the first load.
 */
const calls = lazyCalls(() => import('./product-calls.ts'));

/** One product; a missing one is a 404. */
export function productQuery(productId: number) {
  return asked({
    queryKey: ['product', productId],
    queryFn: async ({ signal }): Promise<Product> => (await calls()).readProduct(productId, signal),
    ...FOLLOWS_SPOT,
  });
}
