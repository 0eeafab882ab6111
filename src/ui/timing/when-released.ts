const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const;

/**
 * Calls `act` as soon as nothing is held down: what comes under a finger between its press and its
 * release takes that press away. Returns the way to call it off.
 */
export function whenReleased(act: () => void): () => void {
  const heard = new AbortController();
  if (!document.documentElement.matches(':active')) {
    act();
    return () => {};
  }
  const released = () => {
    heard.abort();
    // The click of this press comes first.
    setTimeout(act);
  };
  for (const end of ENDS) addEventListener(end, released, { signal: heard.signal });
  return () => heard.abort();
}
