/** For as long as the tab is open: signing in leads through other pages. */
export const KEPT_AS = 'cart-refused';

/** Whether this tab keeps anything that an ended session refused, of any customer. */
export function areKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_AS) !== null;
  } catch {
    return false;
  }
}
