/** §4 Set at logout, so that nothing greets a customer who has left. */
export const LOGGED_OUT = 'logged-out';

/** Whether the last customer of this browser has left, and nobody has come since. */
export function hasLoggedOut(): boolean {
  try {
    return localStorage.getItem(LOGGED_OUT) !== null;
  } catch {
    return false;
  }
}

/** The marker goes when somebody signs in again. */
export function welcomeBack(): void {
  try {
    localStorage.removeItem(LOGGED_OUT);
  } catch {
    // Where storage is forbidden there is none.
  }
}
