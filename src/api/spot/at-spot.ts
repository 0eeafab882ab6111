import { asked } from '#api/cache/asked.ts';
import type { ProductCard } from '#api/catalog/product-card.ts';
import { toProductCard } from '#api/catalog/to-product-card.ts';
import { getGetProductNearToSpotQueryOptions } from '#generated/hooks/prices/prices.ts';
import type { NearSpotResponse } from '#generated/models/nearSpotResponse.ts';

import { FOLLOWS_SPOT, type SpotMetal } from './spot.ts';

/** §7 The answer of `nearSpotQuery`, as cards of products: the smallest premium first. */
export function atSpotQuery(metal: SpotMetal) {
  return asked(
    getGetProductNearToSpotQueryOptions(
      { metalType: metal },
      { query: { ...FOLLOWS_SPOT, select: productsIn }, request: { cache: 'no-store' } },
    ),
  );
}

function productsIn({ data }: NearSpotResponse): ProductCard[] {
  return data.map(toProductCard);
}
