/** So far below the viewport is near. */
const AHEAD = '600px';

/**
 * Resolves when somebody comes near an element that the server has drawn, by its id; at once if it is
 * not there. For `lazy`: what is only read needs no script before.
 */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    near.observe(element);
  });
}
