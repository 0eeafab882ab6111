import { createContext } from 'react';

import type { CartItem } from '#api/cart/cart-model.ts';
import type { Pay } from '#commerce/product/pay.ts';

/** Whose cart the server's HTML was made from, so that the browser takes over the same. */
export type CartStart = {
  signedIn: boolean;
  items: readonly CartItem[];
  /** Names of lines that the server took out of it, since no stock covers them (§5). */
  outOfStock?: readonly string[];
  /** The code of the coupon on it. */
  coupon?: string;
  pay?: Pay;
};

/** Nobody's and empty, on pages that are the same for every visitor. */
export const NOBODYS_CART: CartStart = { signedIn: false, items: [] };

export const CartStartContext = createContext(NOBODYS_CART);
