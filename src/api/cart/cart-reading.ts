import { inBrowser } from './cart-calls.ts';
import { priceLines, readCart } from './cart-verbs.ts';
import type { CartItem, CartLine } from './cart-model.ts';

/** What the queries of cart.ts fetch with their code: both run in the browser and on the server. */
export function cart(signal: AbortSignal): Promise<CartLine[]> {
  return readCart(inBrowser, {}, signal);
}

export function prices(items: readonly CartItem[], signal: AbortSignal): Promise<CartLine[]> {
  return priceLines(inBrowser, items, {}, signal);
}
