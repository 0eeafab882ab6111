import { useEffect, useRef, useState, type ComponentType } from 'react';

/**
 * Starts loading below the viewport, so that a part is mostly ready when it scrolls into view.
 */
const AHEAD = '600px';

type Props<Own> = Own & { load: false | (() => Promise<ComponentType<Own>>) };

/**
 * A part of a page that is loaded when somebody scrolls near its place, and then shown with all other
 * properties: the page is complete without it. If that fails, the next page tries again. Nothing is
 * loaded without `load`.
 */
export function Near<Own extends object>({ load, ...own }: Props<Own>) {
  const mark = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<Own>>();
  useEffect(() => {
    if (!load) return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        // On a busy page the first entry and the current one may arrive together.
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    if (mark.current) near.observe(mark.current);
    return () => near.disconnect();
  }, [load]);
  return <div ref={mark}>{Part ? <Part {...(own as unknown as Own)} /> : null}</div>;
}
