import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { announce } from '#ui/toast/announcer.tsx';

import { forgetTold } from './forget-told.ts';

/** The focused element of each history entry that was left, by the entry's key. */
const lastFocus = new Map<string, string>();

/**
 * The path that was shown last. At module level, since an error of the root renders everything
 * again.
 */
let shown: string | undefined;

/**
 * After a navigation to another path the focus is on the new heading, which begins the title too;
 * after Back it is where it was, and the title is announced. A change of the query alone (filters,
 * pages) moves nothing. The scroll position is the router's `ScrollRestoration`.
 */
export function RouteFocus() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  // Remembers the focus for this history entry.
  useLayoutEffect(() => {
    const remember = (event: FocusEvent) => {
      const selector = event.target instanceof Element ? selectorOf(event.target) : undefined;
      if (selector) lastFocus.set(key, selector);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);
  // Moves the focus and announces the title: before the page is painted, or what has lost the focus
  // with the old page would be read first.
  useLayoutEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined) return;
    forgetTold();
    if (before === pathname) return;
    const back = type === 'POP' ? lastFocus.get(key) : undefined;
    // An element that is gone or in a closed menu cannot receive it.
    if ((back && takesFocus(back)) || !takesFocus('main h1')) announce(document.title);
    // Closes a menu behind the focus, which would otherwise return to its button.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  }, [key, pathname, type]);
  return null;
}

function takesFocus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

/** A selector that finds the same element after the page was rendered again. */
function selectorOf(element: Element): string | undefined {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute('href');
  // Many links of a page are in the menu too.
  const place = element.closest('main') ? 'main ' : '';
  return href ? `${place}a[href="${CSS.escape(href)}"]` : undefined;
}
