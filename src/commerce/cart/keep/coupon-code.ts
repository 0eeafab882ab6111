import { useSyncExternalStore } from 'react';

import { readDecoded, serializeCookie } from '#lib/cookie.ts';
import { createTabSignal } from '#lib/tabs.ts';

/** Stores the coupon of a cart until it is used, removed, or the customer signs out (§4). */
const COOKIE = 'coupon';
const LIFE_S = 30 * 24 * 60 * 60;
/** The limit in the contract. */
const LONGEST = 40;

const signal = createTabSignal();

/** The coupon code of the cart, or ''. */
export function couponOf(cookies: string | null): string {
  return (readDecoded(cookies, COOKIE) ?? '').slice(0, LONGEST);
}

/** A `Set-Cookie` line or an assignment to `document.cookie`; '' removes the coupon. */
export function couponCookie(code: string): string {
  return serializeCookie(COOKIE, code, { maxAge: LIFE_S, encoded: true });
}

export function keepCoupon(code: string): void {
  // The Cookie Store API is asynchronous: a reload could come first.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = couponCookie(code);
  signal.tell();
}

/** Subscribes to the coupon code of the cart, in all tabs. */
export function useCouponCode(onServer: string): string {
  return useSyncExternalStore(
    signal.follow,
    () => couponOf(document.cookie),
    () => onServer,
  );
}

/** Normalizes a typed code for comparison: no spaces, upper case. Empty if no code was typed. */
export function codeTyped(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase().slice(0, LONGEST);
}
