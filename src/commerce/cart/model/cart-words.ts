import type { Source } from '#api/cart/cart-model.ts';
import { countWords } from '#commerce/format/count.ts';

/** The stocks a line can draw from, as the store calls them. */
export const SOURCE_WORDS: Record<Source, string> = {
  instock: 'In stock',
  presale: 'Presale',
  backorder: 'Preorder',
  impaired: 'Impaired',
};

/** "1 item", "3 items". */
export function itemsInWords(count: number): string {
  return countWords(count, 'item');
}

/** Said when a session that had run out no longer keeps from the cart what was asked of it. */
export const CHANGED_AGAIN = 'What you changed in the cart before signing in again is done now.';
