import { readDecoded, serializeCookie } from '#lib/cookie.ts';

const NAME = 'payment-refused';
/** Seconds: it is read by the page that follows, and no other. */
const LIFE_S = 20;

/** Why a payment was refused, carried over to the page where another can be chosen. */
export function refusalOf(cookies: string | null): string | undefined {
  return readDecoded(cookies, NAME) || undefined;
}

/** A `Set-Cookie` line; without words it forgets them. */
export function refusalCookie(says: string | undefined, secure: boolean): string {
  const options = { path: '/checkout', maxAge: LIFE_S, httpOnly: true, encoded: true, secure };
  return serializeCookie(NAME, says ?? '', options);
}
