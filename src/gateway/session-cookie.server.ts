import { readDecoded, serializeCookie } from '#lib/cookie.ts';
import { serializeSignedIn } from '#lib/signed-in.ts';

/** Holds the bearer token. HttpOnly, so that page scripts cannot read it. */
const SESSION = 'session';
/** Holds the bearer token of a guest, which permits the checkout. Also HttpOnly. */
const GUEST = 'guest';
/** Replaces the token in the answer to the browser. */
export const WITHHELD = 'withheld';

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** What can stand in an `Authorization` header; anybody can send any cookie. */
const TOKEN = /^[\x21-\x7e]+$/;
const LONGEST_TOKEN = 4_096;

/** The bearer token of the guest with these cookies. */
export function guestToken(cookies: string | null): string | undefined {
  return tokenIn(cookies, GUEST);
}

/** Stores the token of a guest; an empty token deletes the cookie. */
export function keepGuestToken(headers: Headers, token: string): void {
  const options = { maxAge: THIRTY_DAYS_S, encoded: true };
  headers.append('set-cookie', serializeCookie(GUEST, token, options));
}

/** The bearer token that this browser received at sign-in. */
export function sessionToken(cookies: string | null): string | undefined {
  return tokenIn(cookies, SESSION);
}

function tokenIn(cookies: string | null, name: string): string | undefined {
  const value = readDecoded(cookies, name);
  return value && value.length <= LONGEST_TOKEN && TOKEN.test(value) ? value : undefined;
}

export function openSession(headers: Headers, token: string): void {
  const session = serializeCookie(SESSION, token, { maxAge: THIRTY_DAYS_S, encoded: true });
  headers.append('set-cookie', session);
  headers.append('set-cookie', serializeSignedIn(THIRTY_DAYS_S));
}

export function closeSession(headers: Headers): void {
  const session = serializeCookie(SESSION, '');
  headers.append('set-cookie', session);
  headers.append('set-cookie', serializeSignedIn());
}
