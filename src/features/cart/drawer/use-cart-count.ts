import type { CartItem } from '#api/cart/cart-model.ts';
import { useGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { pendingAdds } from '#commerce/cart/model/pending.ts';
import { addItem, countItems, type CartCount } from '#commerce/cart/model/rules.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { useCell } from '#ui/cell.ts';

import { useCustomerCart } from '../read/use-customer-cart.ts';

const NOTHING: readonly CartItem[] = [];

/**
 * §4, §9 What the cart holds, for the button in the header of every page; `undefined` before a
 * customer's cart is loaded.
 */
export function useCartCount(): CartCount | undefined {
  const signedIn = useSignedIn();
  const { lines, status } = useCustomerCart(signedIn);
  const underWay = useCell(pendingAdds, NOTHING);
  const guest = useGuestItems();
  if (!signedIn) return countItems(guest);
  if (status !== 'ready' && underWay.length === 0) return undefined;
  return countItems(underWay.reduce<readonly CartItem[]>(addItem, lines));
}
