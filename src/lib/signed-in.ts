import { readCookie, serializeCookie } from './cookie.ts';

/**
 * Set and deleted with the HttpOnly token of a customer. It grants no access; it only saves guests
 * needless calls.
 */
const SIGNED_IN = 'signed-in';

/**
 * Whether the cookies, of a request or `document.cookie`, are a signed-in customer's, even if the
 * token is gone or damaged.
 */
export function isSignedIn(cookies: string | null): boolean {
  return readCookie(cookies, SIGNED_IN) === '1';
}

/** The cookie of a customer for `maxAge` seconds; without it, the one that ends the session. */
export function serializeSignedIn(maxAge?: number): string {
  return maxAge === undefined
    ? serializeCookie(SIGNED_IN, '')
    : serializeCookie(SIGNED_IN, '1', { maxAge });
}
