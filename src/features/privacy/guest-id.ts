import { readCookie, serializeCookie } from '#lib/cookie.ts';

const NAME = 'guest-id';
/** §9 Seconds: the guest id lasts 30 days. */
const LIFE_S = 30 * 24 * 60 * 60;

/** The number that this browser goes by, given to it when it may first be counted. */
export function guestId(): string {
  const known = readCookie(document.cookie, NAME);
  if (known) return known;
  const id = newId();
  document.cookie = guestIdCookie(id, location.protocol === 'https:');
  return id;
}

/** A `Set-Cookie` line, or an assignment to `document.cookie`; without an id it takes it away. */
export function guestIdCookie(id: string, secure: boolean): string {
  return serializeCookie(NAME, id, { maxAge: LIFE_S, secure });
}

/** `randomUUID` is for pages over HTTPS alone. */
function newId(): string {
  return `g-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
}
