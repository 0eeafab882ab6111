/** §4 What this browser keeps about a customer's preferences and the popup that asks for them. */
const FORGOTTEN = ['customer-preferences', 'preferences', 'preferences-popup'];
/** §4 Set at logout, so that nothing greets a customer who has left. */
const LOGGED_OUT = 'logged-out';

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

/** The marker goes when somebody signs in again. */
export function welcomeBack(): void {
  try {
    localStorage.removeItem(LOGGED_OUT);
  } catch {
    // As above.
  }
}
