import { useSyncExternalStore } from 'react';

import { readCookie } from '#lib/cookie.ts';
import { createTabSignal } from '#lib/tabs.ts';

/** Set beside the token that no script can read. It opens nothing; it only saves guests a call. */
const SIGNED_IN = 'signed-in';

const signal = createTabSignal();

/** Whether a request, or `document.cookie`, belongs to somebody who is signed in. */
export function isSignedIn(cookies: string | null): boolean {
  return readCookie(cookies, SIGNED_IN) === '1';
}

/** Has everybody look again: something has just signed this browser in or out. */
export function sessionChanged(): void {
  signal.tell();
}

/**
 * Whether somebody is signed in, in step with the other tabs. `onServer` is what the server's HTML
 * was made for: nobody, on pages that are the same for all.
 */
export function useSignedIn(onServer = false): boolean {
  return useSyncExternalStore(signal.follow, signedInNow, () => onServer);
}

export function signedInNow(): boolean {
  return isSignedIn(document.cookie);
}
