import type { CategoryTileGroup as TileGroup } from '#generated/models/categoryTileGroup.ts';
import type { Departure } from '#generated/models/departure.ts';
import type { GetProductsParams } from '#generated/models/getProductsParams.ts';
import type { OrderDeadline } from '#generated/models/orderDeadline.ts';

import type { ProductCard } from './product-card.ts';

/** The filters of a list of products, with the API's names; prices in dollars. */
export type ListingPlace = GetProductsParams;

/** One value of a filter. `label` is absent if it is the same as the value. */
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

/** The texts of a category. */
type CategoryWords = {
  title: string;
  description: string;
  /** Plain text below the products, one paragraph each. */
  story: string[];
  /** The categories above this one, without the home page. */
  trail: { label: string; href: string }[];
  seo: { title: string; description: string };
  /** The ways into a large category; absent on others. */
  tileGroups: TileGroup[] | undefined;
  /** When an order of goods in stock leaves; on pages of what is in stock. */
  departure: Departure | undefined;
  /** The last days to order for a day of gifts; absent when all of them have passed. */
  orderDeadline: OrderDeadline | undefined;
};

export type { Departure, OrderDeadline };

/** Ways into a category by one kind of choice, such as the form. */
export type CategoryTileGroup = TileGroup;

export type Listing = {
  /** Absent in a search. */
  category?: CategoryWords;
  products: ProductCard[];
  total: number;
  page: number;
  size: number;
  facets: Record<FacetName, Facet[]>;
  /** The lowest and highest price of the found products, in cents. */
  priceRange: { min: number; max: number };
};
