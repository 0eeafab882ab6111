import type { CartItem } from '#api/cart/cart-model.ts';
import { FULL } from '#commerce/cart/model/cart-form.ts';
import { countItems, isSameLine, type CartCount } from '#commerce/cart/model/rules.ts';

/** The line after adding and the count of the cart, or the reason for the refusal. */
export type Added = { ok: true; line: CartItem; count: CartCount } | { ok: false; says: string };

/**
 * Returns the result of adding `item`, from the lines of the cart now. Dispatches `cart-add` for
 * the page counter.
 */
export function addedTo(items: readonly CartItem[], item: CartItem): Added {
  const line = items.find((other) => isSameLine(other, item));
  if (line) dispatchEvent(new CustomEvent('cart-add', { detail: item.productId }));
  return line ? { ok: true, line, count: countItems(items) } : { ok: false, says: FULL };
}
