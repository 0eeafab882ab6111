import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import {
  getGetCustomerPurchasedReccommendedProductQueryOptions,
  getGetMostLikeProductsQueryOptions,
  getGetRecentViewProductQueryOptions,
} from '#generated/hooks/picks/picks.ts';
import type { ProductsByKeywordResponse } from '#generated/models/productsByKeywordResponse.ts';
import type { SearchProductsResponse } from '#generated/models/searchProductsResponse.ts';

import type { ProductCard } from './product-card.ts';
import { toProductCard } from './to-product-card.ts';

/**
 * §7 Products that a customer viewed, latest first, without the current one. Always stale, because
 * every product page adds one.
 */
export function recentlyViewedQuery(customerId: string, exceptId?: number) {
  const params = { customerId, ...(exceptId !== undefined && { ExcludeProductId: exceptId }) };
  const query = { select: viewedIn, staleTime: 0 };
  return asked(getGetRecentViewProductQueryOptions(params, { query }));
}

function viewedIn({ dataList }: ProductsByKeywordResponse): ProductCard[] {
  return dataList.searchProductsByKW.map(toProductCard);
}

/** §7 Products that match a customer's earlier orders. */
export function likePurchasesQuery() {
  const query = { ...FOLLOWS_SPOT, select: productsIn };
  return asked(getGetCustomerPurchasedReccommendedProductQueryOptions({ query }));
}

function productsIn({ dataList }: SearchProductsResponse): ProductCard[] {
  return dataList.searchProducts.map(toProductCard);
}

/** §7 Products similar to these, at most `size`. */
export function mostLikeQuery(productIds: readonly number[], size: number) {
  const query = { ...FOLLOWS_SPOT, select: productsIn };
  return asked(
    getGetMostLikeProductsQueryOptions({ productIds: [...productIds], size }, { query }),
  );
}
