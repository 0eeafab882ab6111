/** The space that the page reserves at the bottom, in rem. */
const FOOT_REM = 6;

/**
 * Calls `act` as soon as the focus is not at the bottom of the window, and not below it: an
 * unrequested notice must not cover a field that is in use (WCAG 2.4.11). Returns a function that
 * cancels.
 */
export function whenFootFree(act: () => void): () => void {
  const heard = new AbortController();
  const look = () => {
    if (isAtFoot(document.activeElement)) return;
    heard.abort();
    act();
  };
  addEventListener('focusin', look, { signal: heard.signal });
  addEventListener('scroll', look, { signal: heard.signal, passive: true });
  look();
  return () => heard.abort();
}

/**
 * The browser scrolls an element below the window to its bottom when it gets the focus. A whole page,
 * which has the focus after a navigation, is no field: it always reaches the bottom.
 */
function isAtFoot(element: Element | null): boolean {
  if (!element || element.matches('body, main')) return false;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return element.getBoundingClientRect().bottom > innerHeight - FOOT_REM * rem;
}
