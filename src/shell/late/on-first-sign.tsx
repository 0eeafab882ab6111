import { useEffect, useState, type ComponentType } from 'react';

/** What only somebody who is there does. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

/** Milliseconds in which the page answers the sign itself. */
const AFTER_MS = 50;

/** What comes when somebody scrolls or presses anything. Without it the page is whole all the same. */
export function OnFirstSign() {
  const [Late, setLate] = useState<ComponentType>();
  // Talks to the window.
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
      // What the sign itself was meant for comes first.
      setTimeout(fetchIt, AFTER_MS);
    };
    const fetchIt = () => {
      // Where it could not be had, the next sign asks again.
      void import('./late-frame.tsx').then(({ LateFrame }) => setLate(() => LateFrame), listen);
    };
    listen();
    // Whoever lets pages be counted has them counted without a sign.
    if (document.cookie.includes('page-views=allow')) fetchLate();
    return () => heard.abort();
  }, []);
  return Late ? <Late /> : null;
}
