/** A sessionStorage key: signing in goes through other pages in the same tab. */
export const KEPT_AS = 'cart-refused';

/** Whether this tab stores changes that an expired session refused, of any customer. */
export function areKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_AS) !== null;
  } catch {
    return false;
  }
}
