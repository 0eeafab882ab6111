import { readCookie } from '#lib/cookie.ts';

/** The gateway's HttpOnly cookie with a guest's bearer token. */
const GUEST = 'guest';

/** Whether a request is from a guest with a bearer token of the API. */
export function isKnownGuest(cookies: string | null): boolean {
  return readCookie(cookies, GUEST) !== undefined;
}
