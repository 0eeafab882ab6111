import { readDecoded, serializeCookie } from '#lib/cookie.ts';

const NAME = 'checkout-refused';
/** Seconds: only the next page reads it. */
const LIFE_S = 20;

/** Why the shopper was redirected to a step: a refused payment, or an order that has changed. */
export function readRefusal(cookies: string | null): string | undefined {
  return readDecoded(cookies, NAME) || undefined;
}

/** A `Set-Cookie` line; without text it deletes the cookie. */
export function refusalCookie(says: string | undefined): string {
  return serializeCookie(NAME, says ?? '', { maxAge: LIFE_S, encoded: true });
}
