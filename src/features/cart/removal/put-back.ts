import type { CartItem } from '#api/cart/cart-model.ts';
import { bringBack } from '#commerce/cart/change/customer-cart.ts';
import { changeGuestItems, guestItems } from '#commerce/cart/keep/guest-store.ts';
import type { RemovedLine } from '#commerce/cart/keep/removals.ts';
import { addItem, keyOf } from '#commerce/cart/model/rules.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';

/**
 * Restores removed lines with their ticks. Resolves to the lines that could not be restored: sold
 * out since, or the cart is full. Rejects with the error of the call.
 */
export async function putBack(lines: readonly RemovedLine[]): Promise<RemovedLine[]> {
  if (signedInNow()) return missingFrom(await bringBack(lines), lines);
  changeGuestItems((items) => lines.reduce<CartItem[]>(addItem, [...items]));
  return missingFrom(guestItems(), lines);
}

function missingFrom(cart: readonly CartItem[], lines: readonly RemovedLine[]): RemovedLine[] {
  const there = new Set(cart.map(keyOf));
  return lines.filter((line) => !there.has(keyOf(line)));
}
