import type { CategoryTileGroup as TileGroup } from '#generated/models/categoryTileGroup.ts';
import type { Departure } from '#generated/models/departure.ts';
import type { GetProductsParams } from '#generated/models/getProductsParams.ts';
import type { MeasuredCoin as Coin } from '#generated/models/measuredCoin.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { StartReason } from '#generated/models/startReason.ts';
import type { OrderDeadline } from '#generated/models/orderDeadline.ts';

import type { Premium } from './premium.ts';
import type { ProductCard } from './product-card.ts';

export type { Metal };

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
  /** Its first sentence, and the rest if there is more. */
  description: string;
  more?: string;
  /** Plain text below the products, one paragraph each. */
  story: string[];
  /** The categories above this one, without the home page. */
  trail: { label: string; href: string }[];
  seo: { title: string; description: string };
  /** The ways into a large category; absent on others. */
  tileGroups: TileGroup[] | undefined;
  /** Products for a first purchase, on the pages that have some. */
  startWith?: StartProduct[];
  /** Coins to find tubes and capsules for; diameters in millimetres. */
  coins?: MeasuredCoin[];
  /** When an order of goods in stock leaves; on pages of what is in stock. */
  departure: Departure | undefined;
  /** The last days to order for a day of gifts; absent when all of them have passed. */
  orderDeadline: OrderDeadline | undefined;
};

export type { Departure, OrderDeadline };

/** Ways into a category by one kind of choice, such as the form. */
export type CategoryTileGroup = TileGroup;

/** A coin by its name, with its diameter in millimetres. */
export type MeasuredCoin = Coin;

/**
 * A product for a first purchase, and which of its figures speaks for it. `premium` is of a troy
 * ounce, `weight` as it is stamped: "1/10 oz".
 */
export type StartProduct = {
  card: ProductCard;
  because: StartReason;
  premium?: Premium;
  weight?: string;
};

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
  /** Words to search for instead, if nothing was found, with the number of their products. */
  nearSearches?: { keyword: string; count: number }[];
};

/** A category in short: how many products it has, and the first of its list if it has any. */
export type Shelf = { total: number; first: ProductCard | undefined };
