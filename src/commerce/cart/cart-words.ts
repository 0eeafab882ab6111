import type { Source } from '#api/cart.ts';

/** The stocks a line can draw from, as the store calls them. */
export const SOURCE_WORDS: Record<Source, string> = {
  instock: 'In stock',
  presale: 'Presale',
  backorder: 'Preorder',
  impaired: 'Impaired',
};

/** "1 item", "3 items". */
export function itemsInWords(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}
