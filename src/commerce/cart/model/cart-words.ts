import type { Source } from '#api/cart/cart-model.ts';
import { countWords } from '#commerce/format/count.ts';

import type { CartCount } from './rules.ts';

/** The display names of the inventory sources. */
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

/** "3 items", or "3 items, 45 pieces" if a line has more than one of its product. */
export function countInWords({ items, pieces }: CartCount): string {
  return itemsInWords(items) + (pieces > items ? `, ${countWords(pieces, 'piece')}` : '');
}

/** The toast after changes that an expired session refused have been sent again. */
export const CHANGED_AGAIN = 'What you changed in the cart before signing in again is done now.';
