const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const;

/**
 * Calls `act` when no pointer is pressed: content that moves under a finger between press and
 * release would take the press. Returns a function that cancels it.
 */
export function whenReleased(act: () => void): () => void {
  const heard = new AbortController();
  if (!document.documentElement.matches(':active')) {
    act();
    return () => {};
  }
  const released = () => {
    heard.abort();
    // The click of this press is handled first.
    setTimeout(act);
  };
  for (const end of ENDS) addEventListener(end, released, { signal: heard.signal });
  return () => heard.abort();
}
