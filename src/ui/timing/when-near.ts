/** So far below the viewport is near: what is fetched is mostly there when it scrolls into view. */
const AHEAD = '600px';

/** Resolves when somebody comes near an element of the page; at once if it is not there. */
export function whenNear(element: Element | null): Promise<void> {
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (seen) => {
        // On a busy page the first entry and the current one may arrive together.
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    near.observe(element);
  });
}
