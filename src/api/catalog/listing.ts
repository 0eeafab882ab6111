import { asked } from '#api/cache/asked.ts';
import { lazyCalls } from '#api/cache/lazy-calls.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { Metal } from '#generated/models/metal.ts';
import { ProductForm } from '#generated/models/productForm.ts';
import { ProductSort } from '#generated/models/productSort.ts';
import { StockName } from '#generated/models/stockName.ts';

import type { FacetName, Listing, ListingPlace } from './listing-model.ts';
import type { ProductCard } from './product-card.ts';

export type { Facet, FacetName, Listing, ListingPlace } from './listing-model.ts';

export type ListingSort = Exclude<ProductSort, 'relevance'>;

/** The kinds of narrowing whose every value is known beforehand. */
export const closedFacets: { readonly [name in FacetName]?: readonly string[] } = {
  metal: Object.values(Metal),
  form: Object.values(ProductForm),
  availability: Object.values(StockName),
};

/** The orders to choose from. Best match is what a search has when none is chosen. */
export const listingSorts: readonly ListingSort[] = Object.values(ProductSort).filter(
  (sort) => sort !== 'relevance',
);

/** The call comes with the first sign of a person: what the server has loaded needs none. */
const calls = lazyCalls(() => import('./listing-calls.ts'));

/** Products of a category (404 when there is no such category), of a search, or both. */
export function listingQuery(place: ListingPlace) {
  return asked({
    queryKey: ['listing', place],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<Listing> => (await calls()).readListing(place, signal),
  });
}

/** Only the cards of a list: what a strip of products on another screen needs. */
export function stripQuery(place: ListingPlace) {
  return asked({
    queryKey: ['strip', place],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<ProductCard[]> => (await calls()).readStrip(place, signal),
  });
}
