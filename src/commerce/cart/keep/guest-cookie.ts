import type { CartItem } from '#api/cart/cart-model.ts';
import { readCookie, serializeCookie } from '#lib/cookie.ts';

import { decodeCart, encodeCart } from './guest-codec.ts';

const NAME = 'cart';
/** §9 The guest id lasts 30 days, and so does the guest's cart. */
const LIFE_S = 30 * 24 * 60 * 60;
/** Browsers may drop cookies above 4,096 bytes, including name and attributes. */
const MOST_CHARACTERS = 3_500;
/** The value of the cookie when the cart is too long for it and is in localStorage. */
const ELSEWHERE = 'elsewhere';

export function fitsCookie(text: string): boolean {
  return text.length <= MOST_CHARACTERS;
}

/** The guest's cart in a request; `elsewhere` is true when only the browser can read it. */
export function guestCartOf(cookies: string | null): { items: CartItem[]; elsewhere: boolean } {
  const text = readCookie(cookies, NAME) ?? '';
  return { items: decodeCart(text), elsewhere: text === ELSEWHERE };
}

/** The text of the cart in the cookie; `undefined` when it is in localStorage. */
export function cartTextOf(cookies: string): string | undefined {
  const text = readCookie(cookies, NAME) ?? '';
  return text === ELSEWHERE ? undefined : text;
}

/** A `Set-Cookie` line or an assignment to `document.cookie`: both have the same format. */
export function guestCartCookie(items: readonly CartItem[]): string {
  return cookieLine(encodeCart(items));
}

/** The same for a text; `undefined` marks a cart in localStorage. */
export function cookieLine(text: string | undefined): string {
  return serializeCookie(NAME, text ?? ELSEWHERE, { maxAge: LIFE_S });
}
