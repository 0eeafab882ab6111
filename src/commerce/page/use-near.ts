import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Starts loading below the viewport, so that a part is mostly ready when it scrolls into view.
 */
const AHEAD = '600px';

/**
 * Loads a part of a page when somebody scrolls near its `mark`: the page is complete without it. If
 * that fails, the next page tries again.
 */
export function useNear<Part>(
  load: () => Promise<Part>,
  isWanted = true,
): { mark: RefObject<HTMLDivElement | null>; part: Part | undefined } {
  const mark = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ part: Part }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        // On a busy page the first entry and the current one may arrive together.
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        load().then(
          (part) => setLoaded({ part }),
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    if (mark.current) near.observe(mark.current);
    return () => near.disconnect();
  }, [isWanted, load]);
  return { mark, part: loaded?.part };
}
