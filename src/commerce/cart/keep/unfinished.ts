/** Set when a page is left before the server has answered all cart changes. */
const NOTE = 'cart-unfinished';

/** Tells the next page of this tab that its cart may be older than the last change. */
export function noteUnfinished(): void {
  try {
    sessionStorage.setItem(NOTE, '1');
  } catch {
    // If storage is forbidden, the next read of the cart corrects it.
  }
}

/** Returns whether the previous page left this note, and deletes it. */
export function takeUnfinished(): boolean {
  try {
    const wasLeft = sessionStorage.getItem(NOTE) !== null;
    sessionStorage.removeItem(NOTE);
    return wasLeft;
  } catch {
    return false;
  }
}
