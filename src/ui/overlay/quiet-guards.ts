import { useLayoutEffect } from 'react';

/**
 * Takes the focus from Radix's focus guards: Tab would stop at them, and Ctrl+End of a screen reader
 * leads to the last one, though they are empty. Radix adds them at both ends of the body while a
 * layer is open.
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
    guard.removeAttribute('tabindex');
  }
}
