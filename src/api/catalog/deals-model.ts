import type { Listing } from './listing-model.ts';
import type { ProductCard } from './product-card.ts';

/** A product in a sales event; money in cents, by check. */
export type Deal = ProductCard & {
  /** What the event takes off one unit. */
  saves: number;
  /** The same as a percentage of the price before. */
  percent: number;
};

/** A sales event that runs on a page. */
export type Sale = {
  id: number;
  name: string;
  /** ISO 8601. */
  endsAt: string;
  isOfTheDay: boolean;
  /** The page of the event, if it is another one. */
  href?: string;
  /** Products in it; `deals` may be fewer. */
  count: number;
  deals: Deal[];
};

export type DealsPage = {
  words: NonNullable<Listing['category']>;
  /** The first to end first. */
  sales: Sale[];
  /** Products of the page without a sales event. */
  others: ProductCard[];
};
