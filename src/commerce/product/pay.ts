import { useSyncExternalStore } from 'react';

import { readCookie, serializeCookie } from '#lib/cookie.ts';
import { tellTabs } from '#lib/tabs.ts';

/** The two prices of the store: the surcharge of §9 is in the second. */
export type Pay = 'check' | 'card';

/** How one of the two prices is paid. */
export const PAY_WORDS: Record<Pay, string> = {
  check: 'Check, wire or eCheck',
  card: 'Card or PayPal',
};

/** The same inside a sentence. */
export const PAID_BY: Record<Pay, string> = {
  check: 'by check, wire or eCheck',
  card: 'by card or PayPal',
};

/** Also read by `early.js`, which tells the style sheets by `data-pay` before the first paint. */
const COOKIE = 'pay';
const YEAR_S = 31_536_000;

/** The price that a shopper wants to see first, from the cookies of a request. */
export function payOf(cookies: string | null): Pay {
  return readCookie(cookies, COOKIE) === 'card' ? 'card' : 'check';
}

/** A `Set-Cookie` line, or an assignment to `document.cookie`. */
export function payCookie(pay: Pay, secure: boolean): string {
  return serializeCookie(COOKIE, pay, { maxAge: YEAR_S, secure });
}

/** Holds at once, everywhere and in every tab, and for a year. */
export function choosePay(pay: Pay): void {
  // The Cookie Store API is asynchronous: a reload could come before it is done.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = payCookie(pay, location.protocol === 'https:');
  document.documentElement.dataset['pay'] = pay;
  tellTabs();
}

/** Which price to show first; `onServer` is what the server's HTML shows. */
export function usePay(onServer: Pay = 'check'): Pay {
  return useSyncExternalStore(follow, payNow, () => onServer);
}

function payNow(): Pay {
  return payOf(document.cookie);
}

/** The attribute changes with the cookie, whichever tab has changed it. */
function follow(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-pay'] });
  return () => observer.disconnect();
}
