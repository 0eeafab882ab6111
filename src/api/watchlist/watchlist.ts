import { asked } from '#api/cache/asked.ts';
import type { ProductCard } from '#api/catalog/product-card.ts';
import { toProductCard } from '#api/catalog/to-product-card.ts';
import { getGetCustomerWatchlistProductQueryOptions } from '#generated/hooks/watchlist/watchlist.ts';
import type { WatchlistResponse } from '#generated/models/watchlistResponse.ts';
import { readPrice } from '#lib/cents.ts';

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

/** §7 The customer's watchlist, latest first. */
export function watchlistQuery() {
  return asked(getGetCustomerWatchlistProductQueryOptions({ query: { select: watchedIn } }));
}

function watchedIn({ data }: WatchlistResponse): Watched[] {
  return data.map(({ id, addedAt, priceWhenAdded, product }) => ({
    id,
    since: addedAt,
    centsThen: readPrice(priceWhenAdded),
    product: toProductCard(product),
  }));
}
