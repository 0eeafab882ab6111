import { useNavigate } from 'react-router';

import { answerFirst } from './timing/answer-first.ts';

/**
 * A click listener for links that React did not render: turns plain clicks on links of this site
 * into navigations without a reload. The press is shown first; the next page is rendered in the
 * frames after.
 */
export function useLinkClicks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlain(event) || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    // A link to the shown page brings no new heading: the focus returns to the button of its menu.
    if (link.pathname === location.pathname) link.closest<HTMLElement>('[popover]')?.hidePopover();
    const replace = link.href === location.href;
    answerFirst(link, () => navigate(link.pathname + link.search + link.hash, { replace }));
  };
}

/** Clicks with a modifier key or another button belong to the browser: new tab, download, menu. */
export function isPlain(
  event: Pick<
    MouseEvent,
    'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
  >,
): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
