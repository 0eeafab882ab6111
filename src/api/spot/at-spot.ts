import { asked } from '#api/cache/asked.ts';
import { premiumOf, type Premium } from '#api/catalog/premium.ts';
import type { ProductCard } from '#api/catalog/product-card.ts';
import { toProductCard } from '#api/catalog/to-product-card.ts';
import { getGetProductNearToSpotQueryOptions } from '#generated/hooks/prices/prices.ts';
import type { NearSpotResponse } from '#generated/models/nearSpotResponse.ts';
import type { SearchProduct } from '#generated/models/searchProduct.ts';

import { FOLLOWS_SPOT, type SpotMetal } from './spot.ts';

/** A product that costs little more than its metal, to be bought. */
export type AtSpotProduct = ProductCard & { premium?: Premium };

/** §7 The answer of `nearSpotQuery`, as cards of products: the smallest premium first. */
export function atSpotQuery(metal: SpotMetal) {
  return asked(
    getGetProductNearToSpotQueryOptions(
      { metalType: metal },
      { query: { ...FOLLOWS_SPOT, select: productsIn }, request: { cache: 'no-store' } },
    ),
  );
}

function productsIn({ data }: NearSpotResponse): AtSpotProduct[] {
  return data.map(withPremium);
}

function withPremium(product: SearchProduct): AtSpotProduct {
  const premium = premiumOf(product);
  return { ...toProductCard(product), ...(premium && { premium }) };
}
