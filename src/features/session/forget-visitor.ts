import { LOGGED_OUT } from '#commerce/session/logged-out.ts';

/** §4 What this browser keeps about a customer's preferences and the popup that asks for them. */
const FORGOTTEN = ['choices-unsaved', 'customer-preferences', 'preferences', 'preferences-popup'];

/** §4 Logout clears the stored preferences and their popup's flags, and leaves a marker. */
export function forgetVisitor(): void {
  try {
    for (const key of FORGOTTEN) localStorage.removeItem(key);
    localStorage.setItem(LOGGED_OUT, '1');
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}
