import { LOGGED_OUT } from '#commerce/session/logged-out.ts';
import { NOTICE_SHOWN } from '#commerce/visits/dismissed-notice.ts';

/** §4 The keys of a customer's preferences and of their popup in this browser. */
const FORGOTTEN = ['choices-unsaved', 'customer-preferences', 'preferences', 'preferences-popup'];

/**
 * §4 Logout clears the stored preferences and the popup's flags, and sets a marker. A notice for all
 * shoppers is not announced again.
 */
export function forgetVisitor(): void {
  try {
    for (const key of FORGOTTEN) localStorage.removeItem(key);
    localStorage.setItem(LOGGED_OUT, '1');
    const shown = sessionStorage.getItem(NOTICE_SHOWN);
    sessionStorage.clear();
    if (shown !== null) sessionStorage.setItem(NOTICE_SHOWN, shown);
  } catch {
    // Without storage there is nothing to delete.
  }
}
