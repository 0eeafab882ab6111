import { signedInNow } from '#commerce/session/signed-in.ts';
import type { CartItem, CartLine } from '#api/cart.ts';

import { bringBack } from './customer-cart.ts';
import { changeGuestItems, guestItems } from './guest-store.ts';
import { addItem, keyOf } from './rules.ts';

/**
 * Puts removed lines back, each with its tick. Resolves to those that could not be: sold out
 * meanwhile, or no room left. Throws what the call throws.
 */
export async function putBack(lines: readonly CartLine[]): Promise<CartLine[]> {
  if (signedInNow()) return missingFrom(await bringBack(lines), lines);
  changeGuestItems((items) => lines.map(itemOf).reduce<CartItem[]>(addItem, [...items]));
  return missingFrom(guestItems(), lines);
}

function missingFrom(cart: readonly CartItem[], lines: readonly CartLine[]): CartLine[] {
  const there = new Set(cart.map(keyOf));
  return lines.filter((line) => !there.has(keyOf(line)));
}

function itemOf(line: CartLine): CartItem {
  const { productId, salesEventId, source, size, quantity, selected, active } = line;
  const key = { productId, salesEventId, source, ...(size !== undefined && { size }) };
  return { ...key, quantity, selected, active };
}
