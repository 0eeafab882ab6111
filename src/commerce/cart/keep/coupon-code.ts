import { useSyncExternalStore } from 'react';

import { readDecoded, serializeCookie } from '#lib/cookie.ts';
import { createTabSignal } from '#lib/tabs.ts';

/** The coupon of a cart is kept here until it is used, taken off, or its customer leaves (§4). */
const COOKIE = 'coupon';
const LIFE_S = 30 * 24 * 60 * 60;
/** The contract's own limit. */
const LONGEST = 40;

const signal = createTabSignal();

/** The code that was put on the cart, or ''. */
export function couponOf(cookies: string | null): string {
  return (readDecoded(cookies, COOKIE) ?? '').slice(0, LONGEST);
}

/** A `Set-Cookie` line, or an assignment to `document.cookie`; '' takes the coupon off. */
export function couponCookie(code: string, secure: boolean): string {
  return serializeCookie(COOKIE, code, { maxAge: LIFE_S, encoded: true, secure });
}

export function keepCoupon(code: string): void {
  // As in the guest's cart: a reload may come at once.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = couponCookie(code, location.protocol === 'https:');
  signal.tell();
}

/** Follows the code on the cart, in step with the other tabs. */
export function useCouponCode(onServer: string): string {
  return useSyncExternalStore(
    signal.follow,
    () => couponOf(document.cookie),
    () => onServer,
  );
}

/** A code as it is compared: without spaces, in capitals. Empty when nothing was typed. */
export function codeTyped(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase().slice(0, LONGEST);
}
