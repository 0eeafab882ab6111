import { readDecoded, serializeCookie } from '#lib/cookie.ts';

/** Holds the bearer token. HttpOnly: no script in a page can read it. */
const SESSION = 'session';
/** Lets the page know only that a customer is signed in, so that it makes no call for guests. */
const SIGNED_IN = 'signed-in';
/** Holds the token of a guest, with which they may check out. HttpOnly as well. */
const GUEST = 'guest';
/** Stands in the place of the token in the answer that the browser sees. */
export const WITHHELD = 'withheld';

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** The bearer token of a guest's visit. */
export function guestToken(request: Request): string | undefined {
  return readDecoded(request.headers.get('cookie'), GUEST);
}

/** Keeps the token of a guest; without one it is forgotten. */
export function keepGuestToken(headers: Headers, token: string, secure: boolean): void {
  const options = { maxAge: THIRTY_DAYS_S, secure, httpOnly: true, encoded: true };
  headers.append('set-cookie', serializeCookie(GUEST, token, options));
}

/** The bearer token that this browser was given at sign-in. */
export function sessionToken(request: Request): string | undefined {
  return readDecoded(request.headers.get('cookie'), SESSION);
}

export function openSession(headers: Headers, token: string, secure: boolean): void {
  const shared = { maxAge: THIRTY_DAYS_S, secure };
  const session = serializeCookie(SESSION, token, { ...shared, httpOnly: true, encoded: true });
  headers.append('set-cookie', session);
  headers.append('set-cookie', serializeCookie(SIGNED_IN, '1', shared));
}

export function closeSession(headers: Headers): void {
  const session = serializeCookie(SESSION, '', { httpOnly: true, secure: false });
  headers.append('set-cookie', session);
  headers.append('set-cookie', serializeCookie(SIGNED_IN, '', { secure: false }));
}
