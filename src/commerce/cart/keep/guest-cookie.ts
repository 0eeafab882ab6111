import type { CartItem } from '#api/cart/cart-model.ts';
import { readCookie, serializeCookie } from '#lib/cookie.ts';

import { decodeCart, encodeCart } from './guest-codec.ts';

const NAME = 'cart';
/** §9 The guest id lasts 30 days; so does the guest's cart. */
const LIFE_S = 30 * 24 * 60 * 60;
/** A browser may drop cookies above 4,096 bytes, name and attributes included. */
const MOST_CHARACTERS = 3_500;
/** Stands in the cookie's place when the cart has outgrown it and the browser keeps it elsewhere. */
const ELSEWHERE = 'elsewhere';

export function fitsCookie(text: string): boolean {
  return text.length <= MOST_CHARACTERS;
}

/** The guest's cart of a request; `elsewhere` when only the browser can read it. */
export function guestCartOf(cookies: string | null): { items: CartItem[]; elsewhere: boolean } {
  const text = readCookie(cookies, NAME) ?? '';
  return { items: decodeCart(text), elsewhere: text === ELSEWHERE };
}

/** The text of the cart as the cookie has it; `undefined` when it is kept elsewhere. */
export function cartTextOf(cookies: string): string | undefined {
  const text = readCookie(cookies, NAME) ?? '';
  return text === ELSEWHERE ? undefined : text;
}

/** A `Set-Cookie` line, or an assignment to `document.cookie`: the two are written alike. */
export function guestCartCookie(items: readonly CartItem[], secure: boolean): string {
  return cookieLine(encodeCart(items), secure);
}

/** The same for a text; `undefined` says that the cart is kept elsewhere. */
export function cookieLine(text: string | undefined, secure: boolean): string {
  return serializeCookie(NAME, text ?? ELSEWHERE, { maxAge: LIFE_S, secure });
}
