/** A sessionStorage key: signing in goes through other pages in the same tab. */
export const KEPT_AS = 'cart-refused';
/** The same for changes that were under way when a page was left. */
export const UNFINISHED = 'cart-unfinished';

/** Whether this tab stores changes that an expired session refused, of any customer. */
export function areKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_AS) !== null;
  } catch {
    return false;
  }
}
