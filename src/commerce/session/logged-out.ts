/** §4 Set at sign-out, so that no page greets the customer any more. */
export const LOGGED_OUT = 'logged-out';

/** Whether the last customer of this browser has signed out, with no sign-in since. */
export function hasLoggedOut(): boolean {
  try {
    return localStorage.getItem(LOGGED_OUT) !== null;
  } catch {
    return false;
  }
}

/** Deletes the marker at the next sign-in. */
export function welcomeBack(): void {
  try {
    localStorage.removeItem(LOGGED_OUT);
  } catch {
    // If storage is forbidden, no marker exists.
  }
}
