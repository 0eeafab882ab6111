const USES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'input', 'popstate'];

/** Resolves when somebody begins to use the page. Call it early: what was before is not heard. */
export function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    for (const use of USES) addEventListener(use, () => resolve(), { once: true, capture: true });
  });
}
