import type { CartItem } from '#api/cart/cart-model.ts';
import { countItems, isSameLine } from '#commerce/cart/model/rules.ts';

/** The line as it is after adding and how many the cart holds, or why it does not hold this one. */
export type Added = { ok: true; line: CartItem; count: number } | { ok: false; says: string };

const FULL = 'The cart is full. Remove a product to make room for another.';

/** What came of adding `item`, seen by the cart as it is now. Who counts what happens hears of it. */
export function addedTo(items: readonly CartItem[], item: CartItem): Added {
  const line = items.find((other) => isSameLine(other, item));
  if (line) dispatchEvent(new CustomEvent('cart-add', { detail: item.productId }));
  return line ? { ok: true, line, count: countItems(items) } : { ok: false, says: FULL };
}
