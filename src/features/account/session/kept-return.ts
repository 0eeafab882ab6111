import { safeReturn } from '#commerce/session/return-to.ts';
import { readDecoded, serializeCookie } from '#lib/cookie.ts';

/** The return path after steps that leave this browser for an email program. */
const RETURN = 'return-to';
const HOUR_S = 3_600;

export function keptReturn(cookies: string | null): string {
  return safeReturn(readDecoded(cookies, RETURN));
}

export function keptReturnCookie(wanted: string | null): string {
  const options = { maxAge: HOUR_S, encoded: true };
  return serializeCookie(RETURN, safeReturn(wanted), options);
}
