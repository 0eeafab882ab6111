import type { Source } from '#api/cart/cart.ts';

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

/** Said when a session that had run out no longer keeps from the cart what was asked of it. */
export const CHANGED_AGAIN = 'What you changed in the cart before signing in again is done now.';
