import { useEffect, useState, type ComponentType } from 'react';

/** §4 What comes when the page is first scrolled. Without it the page is whole all the same. */
export function OnFirstScroll() {
  const [Late, setLate] = useState<ComponentType>();
  // Talks to the window.
  useEffect(() => {
    const fetchLate = () =>
      void import('./late-frame.tsx').then(
        ({ LateFrame }) => setLate(() => LateFrame),
        () => undefined,
      );
    addEventListener('scroll', fetchLate, { once: true, passive: true });
    return () => removeEventListener('scroll', fetchLate);
  }, []);
  return Late ? <Late /> : null;
}
