import { queryOptions } from '@tanstack/react-query';

import { customerQuery } from '#api/session/session.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import {
  getCustomerPurchasedReccommendedProduct,
  getMostLikeProducts,
  getRecentViewProduct,
} from '#generated/hooks/picks/picks.ts';

import type { ProductCard } from './product-card.ts';
import { toProductCard } from './to-product-card.ts';

/**
 * §7 What a customer looked at, latest first, without the product that is looked at now. Asked anew
 * each time, since every product page adds to it.
 */
export function recentlyViewedQuery(exceptId?: number) {
  return queryOptions({
    queryKey: ['picks', 'recent', exceptId ?? 0],
    staleTime: 0,
    queryFn: async ({ signal, client }): Promise<ProductCard[]> => {
      const { id } = await client.ensureQueryData(customerQuery());
      const query = {
        customerId: id,
        ...(exceptId !== undefined && { ExcludeProductId: exceptId }),
      };
      const { dataList } = await getRecentViewProduct(query, { signal });
      return dataList.searchProductsByKW.map(toProductCard);
    },
  });
}

/** §7 What goes with a customer's earlier orders. */
export function likePurchasesQuery() {
  return queryOptions({
    queryKey: ['picks', 'purchases'],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const { dataList } = await getCustomerPurchasedReccommendedProduct({ signal });
      return dataList.searchProducts.map(toProductCard);
    },
  });
}

/** §7 What is most like these products, `size` of them at most. */
export function mostLikeQuery(productIds: readonly number[], size: number) {
  return queryOptions({
    queryKey: ['picks', 'like', ...productIds],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const body = { productIds: [...productIds], size };
      const { dataList } = await getMostLikeProducts(body, { signal });
      return dataList.searchProducts.map(toProductCard);
    },
  });
}
