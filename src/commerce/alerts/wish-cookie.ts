import { readCookie, serializeCookie } from '#lib/cookie.ts';

/** The product that a guest wants to watch, until sign-in. */
const WISH = 'watch-wish';
/** The product that was added to the watchlist at sign-in, until the page has shown a toast. */
const DONE = 'watch-done';

const HOUR_S = 3_600;

/** The product that a guest wants to watch. */
export function wishOf(cookies: string | null): number | undefined {
  return numberIn(cookies, WISH);
}

/** Kept while the guest signs in or registers, for at most one hour. */
export function wishCookie(productId: number): string {
  return serializeCookie(WISH, String(productId), { maxAge: HOUR_S });
}

/** Replaces the wish after the product was added. */
export function doneCookies(productId: number): string[] {
  return [serializeCookie(WISH, ''), serializeCookie(DONE, String(productId), { maxAge: HOUR_S })];
}

/** In the browser: the product that was added at sign-in; reading it deletes it. */
export function takeDone(): number | undefined {
  const done = numberIn(document.cookie, DONE);
  if (done !== undefined) document.cookie = serializeCookie(DONE, '');
  return done;
}

function numberIn(cookies: string | null, name: string): number | undefined {
  const text = readCookie(cookies, name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
