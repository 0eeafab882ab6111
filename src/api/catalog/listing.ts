import { asked } from '#api/cache/asked.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import type { GetProductsParams } from '#generated/models/getProductsParams.ts';
import { Metal } from '#generated/models/metal.ts';
import { ProductForm } from '#generated/models/productForm.ts';
import { ProductSort } from '#generated/models/productSort.ts';
import { StockName } from '#generated/models/stockName.ts';

import type { ProductCard } from './product-card.ts';

/** The filters of a list of products, with the names of the API; prices in dollars. */
export type ListingPlace = GetProductsParams;
export type ListingSort = Exclude<ProductSort, 'relevance'>;

/** One value to narrow by. `label` is left out where it is the value itself. */
export type Facet = { value: string; label?: string; count: number };

export type FacetName =
  | 'metal'
  | 'form'
  | 'weight'
  | 'mint'
  | 'series'
  | 'year'
  | 'purity'
  | 'availability';

/** The kinds of narrowing whose every value is known beforehand. */
export const closedFacets: { readonly [name in FacetName]?: readonly string[] } = {
  metal: Object.values(Metal),
  form: Object.values(ProductForm),
  availability: Object.values(StockName),
};

/** The sort orders to choose from. A search without a choice is sorted by best match. */
export const listingSorts: readonly ListingSort[] = Object.values(ProductSort).filter(
  (sort) => sort !== 'relevance',
);

/** The texts of a category. */
type CategoryWords = {
  title: string;
  description: string;
  /** Plain text below the products, a paragraph each. */
  story: string[];
  /** The categories above this one, without the home page. */
  trail: { label: string; href: string }[];
  seo: { title: string; description: string };
};

export type Listing = {
  /** Absent in a search. */
  category?: CategoryWords;
  products: ProductCard[];
  total: number;
  page: number;
  size: number;
  facets: Record<FacetName, Facet[]>;
  /** Cents of the cheapest and the dearest product found. */
  priceRange: { min: number; max: number };
};

/**
 * Answers are put into words before they are cached: raw, a list would add 1.7 kB brotli to its
 * HTML and each strip of the home page 3.5 kB. The calls come with the first sign of a person.
 */
const calls = lazyCalls(() => import('./listing-calls.ts'));

/** Products of a category (404 when there is no such category), of a search, or both. */
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
