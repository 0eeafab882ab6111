import { queryOptions } from '@tanstack/react-query';

import type { ProductCard } from '#api/catalog/product-card.ts';
import { toProductCard } from '#api/catalog/to-product-card.ts';
import {
  addProductInCustomerWishList,
  deleteProductFromWatchlists,
  getCustomerWatchlistProduct,
} from '#generated/hooks/watchlist/watchlist.ts';
import { centsOf } from '#lib/cents.ts';

/** A product on the watchlist, as it is now and as it was when it was added. */
export type Watched = {
  /** Names the entry, not the product. */
  id: number;
  /** ISO time. */
  since: string;
  /** Cents for one unit by check, when it was added. */
  centsThen: number;
  product: ProductCard;
};

/** §7 The watchlist of whoever is signed in, latest first. */
export function watchlistQuery() {
  return queryOptions({
    queryKey: ['watchlist'],
    queryFn: async ({ signal }): Promise<Watched[]> => {
      const { data } = await getCustomerWatchlistProduct({ signal });
      return data.map(({ id, addedAt, priceWhenAdded, product }) => ({
        id,
        since: addedAt,
        centsThen: centsOf(priceWhenAdded),
        product: toProductCard(product),
      }));
    },
  });
}
/** Adding what is there already changes nothing; what has just been removed comes back as it was. */
export async function watch(productId: number): Promise<void> {
  await addProductInCustomerWishList({ productId });
}

/** `id` names the entry. */
export async function unwatch(id: number): Promise<void> {
  await deleteProductFromWatchlists({ Id: id });
}
