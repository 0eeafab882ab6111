/** As much as the page keeps free for what stands there. */
const FOOT_REM = 12;

/**
 * Calls `act` as soon as the focus is not at the foot of the window, nor on its way there: what comes
 * unasked must not lie over what is being filled in (WCAG 2.4.11). Returns the way to call it off.
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

/** What is below the window comes into it when it is focused. */
function isAtFoot(element: Element | null): boolean {
  if (!element || element === document.body) return false;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return element.getBoundingClientRect().bottom > innerHeight - FOOT_REM * rem;
}
