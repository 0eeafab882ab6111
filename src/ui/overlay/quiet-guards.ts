import { useLayoutEffect } from 'react';

/**
 * Takes Radix's focus guards out of the tab order, where they would be empty stops. Radix adds them
 * at both ends of the body while a layer is open.
 */
export function useQuietGuards(): void {
  useLayoutEffect(() => {
    const watch = new MutationObserver(quietGuards);
    watch.observe(document.body, { childList: true });
    quietGuards();
    return () => watch.disconnect();
  }, []);
}

function quietGuards(): void {
  for (const guard of document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]')) {
    guard.tabIndex = -1;
  }
}
