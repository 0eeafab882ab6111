import { wasNoted } from '#lib/noted.ts';

/** The localStorage key for the id of the dismissed notice. */
const KEPT_AS = 'notice-viewed';

/** §4 True if this notice was dismissed in this browser. */
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
    // Storage may be forbidden; then the next page shows the notice again.
  }
}

/** Whether any notice was dismissed in this browser. */
export function hasDismissed(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== null;
  } catch {
    return false;
  }
}

/** Makes the next page show the notice again. */
export function forgetDismissed(): void {
  try {
    localStorage.removeItem(KEPT_AS);
  } catch {
    // As above.
  }
}

/** The sessionStorage key for the id of the notice that was shown. */
export const NOTICE_SHOWN = 'notice-shown';

/** Whether this session of the browser has shown a notice: it shows no second one. */
export function hasShown(): boolean {
  try {
    return sessionStorage.getItem(NOTICE_SHOWN) !== null;
  } catch {
    return false;
  }
}

/** Whether this notice was shown before in this session of the browser; notes it. */
export function wasShown(id: string): boolean {
  return wasNoted(() => sessionStorage, NOTICE_SHOWN, id);
}
