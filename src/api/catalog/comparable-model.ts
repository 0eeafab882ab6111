import type { Product } from './product-model.ts';

/** A product beside others: of its page only what can be compared. Money in cents. */
export type Comparable = Pick<
  Product,
  'id' | 'name' | 'href' | 'form' | 'metal' | 'facts' | 'stocks' | 'shipsIn' | 'ira' | 'rating'
> & {
  image: string;
  reviews: number;
  /** 0 without a sales event. */
  saleEvent: number;
  /** The list that it stands in. */
  shelf?: { label: string; href: string };
};
