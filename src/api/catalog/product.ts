import { asked } from '#api/cache/asked.ts';
import { lazyCalls } from '#api/cache/lazy-calls.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';

import type { Product } from './product-model.ts';

export type { Picture, Product } from './product-model.ts';
export type { PriceTier, ProductStock } from './product-stock.ts';

const calls = lazyCalls(() => import('./product-calls.ts'));

/** One product; a missing one is a 404. */
export function productQuery(productId: number) {
  return asked({
    queryKey: ['product', productId],
    queryFn: async ({ signal }): Promise<Product> => (await calls()).readProduct(productId, signal),
    ...FOLLOWS_SPOT,
  });
}
