import { inBrowser } from './cart-calls.ts';
import { priceLines, readCart } from './cart-verbs.ts';
import type { CartItem, CartLine } from './cart-model.ts';

/** The calls of the queries in cart.ts, which run in the browser and on the server. */
export function cart(signal: AbortSignal): Promise<CartLine[]> {
  return readCart(inBrowser, {}, signal);
}

export function prices(items: readonly CartItem[], signal: AbortSignal): Promise<CartLine[]> {
  return priceLines(inBrowser, items, {}, signal);
}
