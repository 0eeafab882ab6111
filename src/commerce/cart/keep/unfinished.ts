/** Left by a page that was gone before the server had answered all it asked of the cart. */
const NOTE = 'cart-unfinished';

/** For the next page of this tab: what it was given of the cart may be older than the last press. */
export function noteUnfinished(): void {
  try {
    sessionStorage.setItem(NOTE, '1');
  } catch {
    // Where storage is forbidden, the next look at the cart a moment later tells.
  }
}

/** Whether the page before this one left such a note; it is taken away. */
export function takeUnfinished(): boolean {
  try {
    const wasLeft = sessionStorage.getItem(NOTE) !== null;
    sessionStorage.removeItem(NOTE);
    return wasLeft;
  } catch {
    return false;
  }
}
