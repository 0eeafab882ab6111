import { readCookie, serializeCookie } from '#lib/cookie.ts';

/** What a guest wants to watch, until somebody has signed in. */
const WISH = 'watch-wish';
/** What was put on the watchlist at sign-in, until the page has said so. */
const DONE = 'watch-done';

const HOUR_S = 3_600;

/** The product that a guest wants to watch. */
export function wishOf(cookies: string | null): number | undefined {
  return numberIn(cookies, WISH);
}

/** Kept while the guest signs in or up, for an hour at most. */
export function wishCookie(productId: number, secure: boolean): string {
  return serializeCookie(WISH, String(productId), { maxAge: HOUR_S, secure });
}

/** The wish has come true. */
export function doneCookies(productId: number, secure: boolean): string[] {
  return [
    serializeCookie(WISH, '', { secure }),
    serializeCookie(DONE, String(productId), { maxAge: HOUR_S, secure }),
  ];
}

/** In the browser: what was put on the list at sign-in, told once. */
export function takeDone(): number | undefined {
  const done = numberIn(document.cookie, DONE);
  if (done !== undefined) document.cookie = serializeCookie(DONE, '', { secure: false });
  return done;
}

function numberIn(cookies: string | null, name: string): number | undefined {
  const text = readCookie(cookies, name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
