import { createGuest } from '#api/session/visits.ts';
import { choiceNow, mayCount } from '#commerce/visits/consent.ts';
import { readCookie, serializeCookie } from '#lib/cookie.ts';

const NAME = 'guest-id';
/** §9 Seconds: the guest id lasts 30 days. */
const LIFE_S = 30 * 24 * 60 * 60;

let asking: Promise<string> | undefined;

/**
 * The API's id for this browser, requested with the first allowed count. Throws {@link ApiFailure}.
 */
export async function guestId(): Promise<string> {
  const known = readCookie(document.cookie, NAME);
  if (known) return known;
  asking ??= createGuest().finally(() => (asking = undefined));
  const id = await asking;
  // The shopper may have declined while the call was pending.
  if (mayCount(choiceNow())) document.cookie = guestIdCookie(id);
  return id;
}

/**
 * A `Set-Cookie` line, or an assignment to `document.cookie`; without an id it deletes the cookie.
 */
export function guestIdCookie(id: string): string {
  return serializeCookie(NAME, id, { maxAge: LIFE_S });
}
