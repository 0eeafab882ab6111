import { useSyncExternalStore } from 'react';

import { isSignedIn } from '#lib/signed-in.ts';
import { createTabSignal } from '#lib/tabs.ts';

const signal = createTabSignal();

/** Notifies all subscribers and tabs after a sign-in or sign-out in this browser. */
export function sessionChanged(): void {
  signal.tell();
}

/**
 * Whether a customer is signed in, in all tabs. `onServer` is the state in the server's HTML: false
 * on pages that are the same for all visitors.
 *
 * Changes only when it is told, not at any rendering: a 401 deletes the cookie before its answer is
 * read, and a component that turned into a guest's then would cancel the very call that tells the
 * customer (§8).
 */
export function useSignedIn(onServer = false): boolean {
  return useSyncExternalStore(signal.follow, toldState, () => onServer);
}

let told: boolean | undefined;
// Before all other followers, so that each of them finds the new state.
if (!import.meta.env.SSR) signal.follow(() => (told = signedInNow()));

function toldState(): boolean {
  return (told ??= signedInNow());
}

export function signedInNow(): boolean {
  return isSignedIn(document.cookie);
}
