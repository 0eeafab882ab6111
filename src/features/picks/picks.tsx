import { useEffect, useRef, useState, type ComponentType } from 'react';

import { useSignedIn } from '#commerce/session/signed-in.ts';

import type { PicksPlace } from './picks-place.ts';

/**
 * Starts loading below the viewport, so that the rows are mostly ready when they scroll into view.
 */
const AHEAD = '600px';

/**
 * Rows of recommended products. They load when the shopper scrolls near: the page is complete
 * without them. Empty rows are not rendered.
 */
export function Picks(place: PicksPlace) {
  const mark = useRef<HTMLDivElement>(null);
  const isCustomer = useSignedIn();
  // Guests have no account data: they get their likes on the home page, and similar products.
  const isWanted = isCustomer || place.on === 'home' || place.on === 'product';
  const [Rows, setRows] = useState<ComponentType<PicksPlace>>();
  // Observes the viewport, then loads the rows. If that fails, the next page tries again.
  useEffect(() => {
    if (!isWanted) return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        // On a busy page the first entry and the current one may arrive together.
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        import('./pick-rows.tsx').then(
          ({ PickRows }) => setRows(() => PickRows),
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    if (mark.current) near.observe(mark.current);
    return () => near.disconnect();
  }, [isWanted]);
  return <div ref={mark}>{Rows ? <Rows {...place} /> : null}</div>;
}
