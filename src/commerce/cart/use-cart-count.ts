import type { CartItem } from '#api/cart.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { useCell } from '#ui/cell.ts';

import { useGuestItems } from './guest-store.ts';
import { arriving } from './pending.ts';
import { addItem, countItems } from './rules.ts';
import { useCustomerCart } from './use-customer-cart.ts';

const NOTHING: readonly CartItem[] = [];

/** §4, §9 How many items the cart holds, for the button in the header of every page. */
export function useCartCount(): number {
  const signedIn = useSignedIn();
  const { lines } = useCustomerCart(signedIn);
  const underWay = useCell(arriving, NOTHING);
  const guest = countItems(useGuestItems());
  return signedIn ? countItems(underWay.reduce<readonly CartItem[]>(addItem, lines)) : guest;
}
