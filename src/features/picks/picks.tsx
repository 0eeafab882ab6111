import { useEffect, useRef, useState, type ComponentType } from 'react';

import { useSignedIn } from '#commerce/session/signed-in.ts';

import type { PicksPlace } from './picks-place.ts';

/** How far below what is seen, so that most of it is there by the time somebody is. */
const AHEAD = '600px';

/**
 * Rows of products chosen for whoever looks. Fetched when the reader comes near: the page is whole
 * without them, and they weigh nothing in it. A row with nothing to show is not there.
 */
export function Picks(place: PicksPlace) {
  const mark = useRef<HTMLDivElement>(null);
  const isCustomer = useSignedIn();
  // A guest has no account that would know anything, and says what they like for the home page.
  const isWanted = isCustomer || place.on === 'home' || place.on === 'product';
  const [Rows, setRows] = useState<ComponentType<PicksPlace>>();
  // Talks to the viewport and the network. Where the rows cannot be had, the next page tries again.
  useEffect(() => {
    if (!isWanted) return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        // On a busy page what was seen at first, and what is now, come together.
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
