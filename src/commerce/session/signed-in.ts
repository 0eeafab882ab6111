import { useSyncExternalStore } from 'react';

import { readCookie } from '#lib/cookie.ts';
import { createTabSignal } from '#lib/tabs.ts';

/** Set with the HttpOnly token. It grants no access; it only saves API calls for guests. */
const SIGNED_IN = 'signed-in';

const signal = createTabSignal();

/** Whether the cookies, of a request or `document.cookie`, are a signed-in customer's. */
export function isSignedIn(cookies: string | null): boolean {
  return readCookie(cookies, SIGNED_IN) === '1';
}

/** Notifies all subscribers and tabs after a sign-in or sign-out in this browser. */
export function sessionChanged(): void {
  signal.tell();
}

/**
 * Whether a customer is signed in, in all tabs. `onServer` is the state in the server's HTML: false
 * on pages that are the same for all visitors.
 */
export function useSignedIn(onServer = false): boolean {
  return useSyncExternalStore(signal.follow, signedInNow, () => onServer);
}

export function signedInNow(): boolean {
  return isSignedIn(document.cookie);
}
