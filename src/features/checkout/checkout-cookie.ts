import { readCookie, serializeCookie } from '#lib/cookie.ts';

import { forgetSeenCookie } from './summary/price-news.ts';

const NAME = 'checkout';
const DAY_S = 24 * 60 * 60;

/** Which checkout a request goes on with. No script can read it. */
export function checkoutId(cookies: string | null): string | undefined {
  const id = readCookie(cookies, NAME);
  return id && /^[A-Za-z0-9-]{16,64}$/.test(id) ? id : undefined;
}

/** A `Set-Cookie` line; without an id it forgets the checkout. */
export function checkoutCookie(id: string | undefined, secure: boolean): string {
  return serializeCookie(NAME, id ?? '', { maxAge: DAY_S, httpOnly: true, secure });
}

/**
 * §4 "Reset checkout clears all checkout data and the user." `Set-Cookie` lines after which this
 * browser does not know of any checkout. Drafts live in the tab and go at logout, with the user.
 */
export function resetCheckout(secure: boolean): string[] {
  return [checkoutCookie(undefined, secure), forgetSeenCookie(secure)];
}

/** The headers of an answer that sets these cookies. */
export function cookieHeaders(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return headers;
}

/** Whether a cookie of this request's answer may be kept from unencrypted roads. */
export function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:';
}
