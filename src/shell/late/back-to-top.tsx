import { useSyncExternalStore } from 'react';

import { Icon } from '#ui/icon.tsx';
import { setting } from '#ui/settings.ts';

/** §9 Pixels of scrolling after which the button is shown. */
const FAR_PX = 300;

/** §2 On large screens: scrolls to the top and moves the focus there. */
export function BackToTop() {
  const isFar = useSyncExternalStore(
    subscribe,
    () => scrollY > FAR_PX,
    () => false,
  );
  if (!isFar) return null;
  return (
    <button type="button" title="Back to top" onClick={goUp}>
      <Icon name="arrow-up" />
      <span className="visually-hidden">Back to top</span>
    </button>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

function goUp(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  const isCalm =
    setting('motion') === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
