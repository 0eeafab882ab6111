import { use } from 'react';

import { useSignedIn } from '#commerce/session/signed-in.ts';

import { CartStartContext } from './cart-start.ts';
import type { Cart } from './shown-cart.ts';
import { useCustomerCart } from './use-customer-cart.ts';
import { useGuestLines } from './use-guest-lines.ts';

/** The shopper's cart: a guest's from this browser, a customer's from the server. */
export function useCart(): Cart {
  const start = use(CartStartContext);
  const signedIn = useSignedIn(start.signedIn);
  const customer = useCustomerCart(signedIn);
  const guest = useGuestLines(!signedIn, start.items);
  if (!signedIn) return guest;
  const { outOfStock = [] } = start;
  return { ...customer, outOfStock: [...outOfStock, ...customer.outOfStock] };
}
