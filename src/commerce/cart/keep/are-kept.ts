/** For as long as the tab is open: signing in leads through other pages. */
export const KEPT_AS = 'cart-wishes';

/** Whether anything is kept that an ended session refused, for whomever. */
export function areKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_AS) !== null;
  } catch {
    return false;
  }
}
