import type { CartItem } from '#api/cart/cart-model.ts';
import { useGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { pendingAdds } from '#commerce/cart/model/pending.ts';
import { addItem, countItems } from '#commerce/cart/model/rules.ts';
import { useCustomerCart } from '#commerce/cart/read/use-customer-cart.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { useCell } from '#ui/cell.ts';

const NOTHING: readonly CartItem[] = [];

/** §4, §9 The number of items in the cart, for the button in the header of every page. */
export function useCartCount(): number {
  const signedIn = useSignedIn();
  const { lines } = useCustomerCart(signedIn);
  const underWay = useCell(pendingAdds, NOTHING);
  const guest = countItems(useGuestItems());
  return signedIn ? countItems(underWay.reduce<readonly CartItem[]>(addItem, lines)) : guest;
}
