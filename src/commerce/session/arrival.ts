import { focusHeading } from '#ui/focus-heading.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** A sessionStorage key: set from a sign-in until the page that follows it. */
const KEPT_AS = 'arrival';

/** Call at a sign-in: the next page is a full page load, which announces nothing by itself. */
export function noteArrival(): void {
  try {
    sessionStorage.setItem(KEPT_AS, '1');
  } catch {
    // Without storage, the page opens like any other.
  }
}

/** After a sign-in, moves the focus to the heading and announces the new state, once. */
export function greetArrival(): void {
  try {
    if (!sessionStorage.getItem(KEPT_AS)) return;
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    return;
  }
  focusHeading();
  announce('Signed in.');
}
