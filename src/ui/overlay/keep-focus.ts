import { useLayoutEffect, type RefObject } from 'react';

const STOPS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/**
 * Keeps the focus in a dialog, whatever key moves it. Radix leads Tab round from the last stop to the
 * first and back, but not from the title, which is no stop; and a screen reader's own keys, such as
 * Ctrl+End, put the focus on the page itself. Messages over the dialog may have it, and the next
 * page when this one `isLeft`.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, isLeft: boolean): void {
  // Subscribes to the focus of the whole document.
  useLayoutEffect(() => {
    if (isLeft) return undefined;
    let last = document.activeElement;
    const isIn = (target: Element | null) =>
      target !== null && target !== document.body && !target.closest('#page, [inert]');

    function bringBack() {
      const goal = last?.isConnected ? last : document.getElementById('dialog-title');
      if (goal instanceof HTMLElement && !isIn(document.activeElement)) goal.focus();
    }
    function follow({ target }: FocusEvent) {
      if (isIn(target as Element)) last = target as Element;
      else bringBack();
    }
    // The focus goes to the page itself without an event there.
    function leave({ relatedTarget }: FocusEvent) {
      if (relatedTarget === null) requestAnimationFrame(() => document.hasFocus() && bringBack());
    }
    function round(event: KeyboardEvent) {
      if (event.key !== 'Tab' || !event.shiftKey || document.activeElement?.id !== 'dialog-title') {
        return;
      }
      event.preventDefault();
      const stops = [...(box.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
      stops.findLast((stop) => stop.tabIndex >= 0 && stop.checkVisibility())?.focus();
    }
    const stop = new AbortController();
    document.addEventListener('focusin', follow, stop);
    document.addEventListener('focusout', leave, stop);
    document.addEventListener('keydown', round, stop);
    return () => stop.abort();
  }, [box, isLeft]);
}
