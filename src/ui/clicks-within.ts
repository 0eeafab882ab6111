import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `act` for each click inside `area`. The document listens: of an element with a click
 * listener of its own, some screen readers say "clickable" after each text in it.
 */
export function useClicksWithin(
  area: RefObject<Element | null>,
  act: ((event: MouseEvent) => void) | undefined,
): void {
  const hear = useEffectEvent((event: MouseEvent) => {
    if (area.current?.contains(event.target as Node)) act?.(event);
  });
  // Subscribes to the clicks of the page.
  useEffect(() => {
    const listener = (event: MouseEvent) => hear(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}
