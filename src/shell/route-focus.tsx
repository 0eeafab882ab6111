import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { announce } from '#ui/toast/announcer.tsx';

/** What had the focus when a place in the history was left, by that place's key. */
const lastFocus = new Map<string, string>();

/** The path that was shown last. Here, because an error of the root draws everything anew. */
let shown: string | undefined;

/**
 * After a navigation to another path the focus is on the new heading and the title is announced;
 * after Back it is where it was. A change of the query alone (filters, pages) moves nothing. The
 * scroll position is the router's `ScrollRestoration`.
 */
export function RouteFocus() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  // Talks to the browser's focus: remembers it for this place in the history.
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const selector = event.target instanceof Element ? selectorOf(event.target) : undefined;
      if (selector) lastFocus.set(key, selector);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);
  // Talks to the browser's focus and to the screen reader.
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    const back = type === 'POP' ? lastFocus.get(key) : undefined;
    // What is there no more, or in a closed menu, cannot take it.
    [back, 'main h1', '#main'].some((goal) => goal && takesFocus(goal));
    announce(document.title);
  }, [key, pathname, type]);
  return null;
}

function takesFocus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

/** A way to find the same thing again after the page was drawn anew. */
function selectorOf(element: Element): string | undefined {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute('href');
  // Many links of a page stand in the menu, too.
  const place = element.closest('main') ? 'main ' : '';
  return href ? `${place}a[href="${CSS.escape(href)}"]` : undefined;
}
