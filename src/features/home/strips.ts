import { stripQuery } from '#api/catalog/listing.ts';

/** A row of products on the home page, and the page of the store that it is taken from. */
export type Strip = {
  id: string;
  title: string;
  /** Path of the category, without its first slash. */
  category: string;
  /** Words of the link to it. */
  more: string;
  /** True for what is in a sales event only. */
  onSale?: boolean;
};

/** Cards in a row: all of them travel inside the home page, so they are few. */
const CARDS = 4;

export const strips = [
  {
    id: 'silver',
    title: 'Silver most people buy',
    category: 'best-sellers/best-selling-silver',
    more: 'All best-selling silver',
  },
  {
    id: 'gold',
    title: 'Gold most people buy',
    category: 'best-sellers/best-selling-gold',
    more: 'All best-selling gold',
  },
  { id: 'deals', title: 'On sale now', category: 'deals', more: 'All deals', onSale: true },
] as const satisfies readonly Strip[];

/** What a row is loaded by. */
export function stripProducts({ category, onSale = false }: Strip) {
  return stripQuery({
    category,
    size: CARDS,
    availability: ['In Stock'],
    ...(onSale && { onSale }),
  });
}
