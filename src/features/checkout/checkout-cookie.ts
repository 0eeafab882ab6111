import { isKey } from '#commerce/form/form-key.ts';
import { readCookie, serializeCookie } from '#lib/cookie.ts';

import { forgetSeenCookie } from './price-news.ts';

const NAME = 'checkout';
const DAY_S = 24 * 60 * 60;

/** The id of the request's checkout, from a cookie that scripts cannot read. */
export function checkoutId(cookies: string | null): string | undefined {
  const id = readCookie(cookies, NAME);
  return id && isKey(id) ? id : undefined;
}

/** A `Set-Cookie` line; without an id it deletes the cookie. */
export function checkoutCookie(id: string | undefined): string {
  return serializeCookie(NAME, id ?? '', { maxAge: DAY_S });
}

/**
 * §4 "Reset checkout clears all checkout data and the user." The `Set-Cookie` lines that remove the
 * checkout from this browser. Drafts are stored in the tab; logout deletes them with the user.
 */
export function resetCheckout(): string[] {
  return [checkoutCookie(undefined), forgetSeenCookie()];
}

/** Headers with these `Set-Cookie` lines. */
export function cookieHeaders(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return headers;
}
