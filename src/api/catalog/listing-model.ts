import type { GetProductsParams } from '#generated/models/getProductsParams.ts';

import type { ProductCard } from './product-card.ts';

/** What a list of products is narrowed to; the wire's own names, prices in dollars. */
export type ListingPlace = GetProductsParams;

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

/** What a category says of itself. */
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
