/**
 * Does what can wait after the next frame is on the screen, so that a press is answered first.
 * Returns the way to call it off.
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

/** Resolves after the next frame. */
export function painted(): Promise<void> {
  return new Promise((resolve) => void afterPaint(resolve));
}

/**
 * The same way of following something, told after the next frame: for what is made of much, beside
 * the little that answers a press.
 */
export function toldAfterPaint(follow: Follow): Follow {
  return (listener) => follow(() => void afterPaint(listener));
}

type Follow = (listener: () => void) => () => void;
