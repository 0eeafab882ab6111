import { useSyncExternalStore } from 'react';

import { readCookie, serializeCookie } from '#lib/cookie.ts';
import { tellTabs } from '#lib/tabs.ts';

/** The two prices of the store; the card price includes the surcharge of §9. */
export type Pay = 'check' | 'card';

/** The payment methods of each price. */
export const PAY_WORDS: Record<Pay, string> = {
  check: 'Check, wire or eCheck',
  card: 'Card or PayPal',
};

/** The same within a sentence. */
export const PAID_BY: Record<Pay, string> = {
  check: 'by check, wire or eCheck',
  card: 'by card or PayPal',
};

/** `early.js` also reads it and sets `data-pay` for the style sheets before the first paint. */
const COOKIE = 'pay';
const YEAR_S = 31_536_000;

/** The price that the shopper wants to see first, from the cookies of a request. */
export function payOf(cookies: string | null): Pay {
  return readCookie(cookies, COOKIE) === 'card' ? 'card' : 'check';
}

/** A `Set-Cookie` line, or an assignment to `document.cookie`. */
export function payCookie(pay: Pay): string {
  return serializeCookie(COOKIE, pay, { maxAge: YEAR_S });
}

/** Takes effect immediately, in all tabs, and lasts a year. */
export function choosePay(pay: Pay): void {
  // The Cookie Store API is asynchronous: a reload could come first.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = payCookie(pay);
  document.documentElement.dataset['pay'] = pay;
  tellTabs();
}

/** The price to show first; `onServer` is the price in the server's HTML. */
export function usePay(onServer: Pay = 'check'): Pay {
  return useSyncExternalStore(follow, payNow, () => onServer);
}

function payNow(): Pay {
  return payOf(document.cookie);
}

/** The attribute changes with the cookie, in whichever tab the change was made. */
function follow(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-pay'] });
  return () => observer.disconnect();
}
