/** Where this browser keeps which notice its reader has put away. */
const KEPT_AS = 'notice-viewed';

/** §4 True when this very notice was put away, here and at any time. */
export function wasDismissed(id: string): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === id;
  } catch {
    return false;
  }
}

export function keepDismissed(id: string): void {
  try {
    localStorage.setItem(KEPT_AS, id);
  } catch {
    // Storage may be forbidden; the notice then comes back with the next page load.
  }
}

/** Whether any notice was put away here. */
export function hasDismissed(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== null;
  } catch {
    return false;
  }
}

/** The next page shows the notice again. */
export function forgetDismissed(): void {
  try {
    localStorage.removeItem(KEPT_AS);
  } catch {
    // As above.
  }
}
