import { createContext } from 'react';

import type { CartItem } from '#api/cart/cart-model.ts';
import type { Pay } from '#commerce/product/pay.ts';

/** The cart in the server's HTML, so that hydration starts with the same cart. */
export type CartStart = {
  signedIn: boolean;
  items: readonly CartItem[];
  /** Names of lines without stock that the server removed from the cart (§5). */
  outOfStock?: readonly string[];
  /** The coupon code of the cart. */
  coupon?: string;
  pay?: Pay;
};

/** An empty guest cart, for pages that are the same for every visitor. */
export const NOBODYS_CART: CartStart = { signedIn: false, items: [] };

export const CartStartContext = createContext(NOBODYS_CART);
