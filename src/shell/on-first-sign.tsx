import { useEffect, useState, type ComponentType } from 'react';

/** What only somebody who is there does. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

/** What comes when somebody scrolls or presses anything. Without it the page is whole all the same. */
export function OnFirstSign() {
  const [Late, setLate] = useState<ComponentType>();
  // Talks to the window.
  useEffect(() => {
    const heard = new AbortController();
    const fetchLate = () => {
      heard.abort();
      void import('./late-frame.tsx').then(
        ({ LateFrame }) => setLate(() => LateFrame),
        () => undefined,
      );
    };
    for (const sign of SIGNS) {
      addEventListener(sign, fetchLate, { passive: true, signal: heard.signal });
    }
    // Whoever lets pages be counted has them counted without a sign.
    if (document.cookie.includes('page-views=allow')) fetchLate();
    return () => heard.abort();
  }, []);
  return Late ? <Late /> : null;
}
