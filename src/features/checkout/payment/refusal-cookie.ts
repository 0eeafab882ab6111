import { readDecoded, serializeCookie } from '#lib/cookie.ts';

const NAME = 'payment-refused';
/** Seconds: only the next page reads it. */
const LIFE_S = 20;

/** The reason for a refused payment, stored for the page where the shopper can choose another. */
export function refusalOf(cookies: string | null): string | undefined {
  return readDecoded(cookies, NAME) || undefined;
}

/** A `Set-Cookie` line; without text it deletes the cookie. */
export function refusalCookie(says: string | undefined): string {
  return serializeCookie(NAME, says ?? '', { maxAge: LIFE_S, encoded: true });
}
