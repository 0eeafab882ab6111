import { readCookie } from '#lib/cookie.ts';

/** The gateway's cookie with a guest's bearer token. No script can read it. */
const GUEST = 'guest';

/** Whether a request comes from a guest whose visit the API knows. */
export function isKnownGuest(cookies: string | null): boolean {
  return readCookie(cookies, GUEST) !== undefined;
}
