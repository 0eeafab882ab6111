import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useNavigation } from 'react-router';

import { loadIfRenewed } from '#lib/release.ts';

/** Events that only a present person causes. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

/** Milliseconds for the page to answer the event itself. */
const AFTER_MS = 50;
/** Milliseconds for a press to begin what it leads to. */
const PRESS_MS = 1000;

/** Fetches the late frame at the first scroll or press. The page works without it. */
export function OnFirstSign() {
  const [Late, setLate] = useState<ComponentType>();
  const isStill = useNavigation().state === 'idle';
  const renew = useEffectEvent(() => {
    // A step that is under way ends on a page of the server's build by itself.
    if (isStill) void loadIfRenewed();
  });
  // Subscribes to the window's events.
  useEffect(() => {
    let heard: AbortController;
    const listen = () => {
      heard = new AbortController();
      for (const sign of SIGNS) {
        addEventListener(sign, fetchLate, { passive: true, signal: heard.signal });
      }
    };
    const fetchLate = () => {
      heard.abort();
      // The page answers the event first.
      setTimeout(fetchIt, AFTER_MS);
    };
    const fetchIt = () => {
      void import('./late-frame.tsx').then(
        ({ LateFrame }) => setLate(() => LateFrame),
        () => {
          // The next event tries again.
          listen();
          setTimeout(renew, PRESS_MS);
        },
      );
    };
    listen();
    // A scroll may have come before. Allowed page views are counted without an event.
    if (scrollY || document.cookie.includes('page-views=allow')) fetchLate();
    return () => heard.abort();
  }, []);
  return Late ? <Late /> : null;
}
