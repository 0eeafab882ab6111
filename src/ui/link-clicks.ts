import type { MouseEvent } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';

import { answerFirst } from './timing/answer-first.ts';

/**
 * A click listener for a part of the page whose links React did not draw: turns plain clicks on
 * links of this site into navigations without a reload, and calls `before` with the link. The
 * press is answered first; what it leads to is drawn in the frames after.
 */
export function useLinkClicks(
  before?: (link: HTMLAnchorElement) => void,
  options?: NavigateOptions,
) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain(event) || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    before?.(link);
    const replace = link.href === location.href;
    answerFirst(link, () =>
      navigate(link.pathname + link.search + link.hash, { replace, ...options }),
    );
  };
}

/** Anything with a modifier, or from another button, is the browser's: new tab, download, menu. */
export function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
