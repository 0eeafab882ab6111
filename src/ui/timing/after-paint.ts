/**
 * Runs work after the next frame is painted, so that a press is shown first. Returns a function
 * that cancels it.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves after the next frame is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => void afterPaint(resolve));
}

/**
 * Wraps a subscription so that listeners are called after the next frame: for large parts of a
 * page, beside the small one that answers a press.
 */
export function toldAfterPaint(follow: Follow): Follow {
  return (listener) => follow(() => void afterPaint(listener));
}

type Follow = (listener: () => void) => () => void;
