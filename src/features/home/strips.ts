import { stripQuery } from '#api/catalog/listing.ts';

/** A row of products on the home page, and the category page of the row. */
export type Strip = {
  id: string;
  title: string;
  /** The path of the category, without its leading slash. */
  category: string;
  /** The text of the link to it, without "All". */
  all: string;
  /** Only products in a sales event. */
  onSale?: boolean;
};

/** Cards in a row: few, because all of them are part of the home page's HTML. */
const CARDS = 4;

export const strips = [
  {
    id: 'silver',
    title: 'Silver most people buy',
    category: 'best-sellers/best-selling-silver',
    all: 'best-selling silver',
  },
  {
    id: 'gold',
    title: 'Gold most people buy',
    category: 'best-sellers/best-selling-gold',
    all: 'best-selling gold',
  },
  { id: 'deals', title: 'On sale now', category: 'deals', all: 'deals', onSale: true },
] as const satisfies readonly Strip[];

/** The query of a row. */
export function stripProducts({ category, onSale = false }: Strip) {
  return stripQuery({
    category,
    size: CARDS,
    availability: ['In Stock'],
    ...(onSale && { onSale }),
  });
}
