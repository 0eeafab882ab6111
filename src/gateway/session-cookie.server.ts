import { readDecoded } from '#lib/cookie.ts';

/** Holds the bearer token. HttpOnly: no script in a page can read it. */
const SESSION = 'session';
/** Lets the page know only that a customer is signed in, so that it makes no call for guests. */
const SIGNED_IN = 'signed-in';
/** Stands in the place of the token in the answer that the browser sees. */
export const WITHHELD = 'withheld';

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** The bearer token that this browser was given at sign-in. */
export function sessionToken(request: Request): string | undefined {
  return readDecoded(request.headers.get('cookie'), SESSION);
}

export function openSession(headers: Headers, token: string, secure: boolean): void {
  const shared = `Path=/; SameSite=Lax; Max-Age=${THIRTY_DAYS_S}${secure ? '; Secure' : ''}`;
  headers.append('set-cookie', `${SESSION}=${encodeURIComponent(token)}; HttpOnly; ${shared}`);
  headers.append('set-cookie', `${SIGNED_IN}=1; ${shared}`);
}

export function closeSession(headers: Headers): void {
  headers.append('set-cookie', `${SESSION}=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0`);
  headers.append('set-cookie', `${SIGNED_IN}=; Path=/; SameSite=Lax; Max-Age=0`);
}
