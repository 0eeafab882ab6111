import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { Metal } from '#generated/models/metal.ts';
import { ProductForm } from '#generated/models/productForm.ts';
import { ProductSort } from '#generated/models/productSort.ts';
import { StockName } from '#generated/models/stockName.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { FacetName, Listing, ListingPlace } from './listing-model.ts';
import type { ProductCard } from './product-card.ts';

export type ListingSort = Exclude<ProductSort, 'relevance'>;

/** The filters with a fixed set of values. */
export const closedFacets: { readonly [name in FacetName]?: readonly string[] } = {
  metal: Object.values(Metal),
  form: Object.values(ProductForm),
  availability: Object.values(StockName),
};

/** The sort orders to choose from. A search without a choice is sorted by best match. */
export const listingSorts: readonly ListingSort[] = Object.values(ProductSort).filter(
  (sort) => sort !== 'relevance',
);

/**
 * Converts answers before they are cached: unconverted, a list would add 1.7 kB brotli to its HTML
 * and each strip of the home page 3.5 kB. The calls load with the first input event.
 */
const calls = lazyCalls(() => import('./listing-calls.ts'));

/** Products of a category (404 if the category does not exist), of a search, or both. */
export function listingQuery(place: ListingPlace) {
  return asked({
    queryKey: ['listing', place],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<Listing> => (await calls()).readListing(place, signal),
  });
}

/** Only the cards of a list, for a strip of products on another screen. */
export function stripQuery(place: ListingPlace) {
  return asked({
    queryKey: ['strip', place],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<ProductCard[]> => (await calls()).readStrip(place, signal),
  });
}
