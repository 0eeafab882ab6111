import { use } from 'react';

import type { CartLine } from '#api/cart/cart.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';

import { CartStartContext } from './cart-start.ts';
import { useCustomerCart } from './use-customer-cart.ts';
import { useGuestLines } from './use-guest-lines.ts';

/** The cart as it is shown: what the server knows, and what the shopper has done since. */
export type Cart = {
  lines: readonly CartLine[];
  /** `failed` only when there is nothing to show; a cart that is known stays on the screen. */
  status: 'loading' | 'ready' | 'failed';
  /** The prices could not be refreshed. */
  isOld: boolean;
  /** Names of lines that no stock covers and that were taken out of the cart on load (§5). */
  outOfStock: readonly string[];
  retry: () => unknown;
};

/** The one cart of the shopper, whether it is kept here or by the server. */
export function useCart(): Cart {
  const start = use(CartStartContext);
  const signedIn = useSignedIn(start.signedIn);
  const customer = useCustomerCart(signedIn);
  const guest = useGuestLines(!signedIn, start.items);
  if (!signedIn) return guest;
  const { outOfStock = [] } = start;
  return { ...customer, outOfStock: [...outOfStock, ...customer.outOfStock] };
}
