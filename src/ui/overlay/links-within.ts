import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

import { useClicksWithin } from '#ui/clicks-within.ts';

/**
 * The links of what lies over a page. It stays open, with the focus on the link, until the new page
 * is there and its heading has the focus: closed before, it would give the focus to the old page,
 * which screen readers would read first. A link to the shown page closes it by `stay`, unless it
 * leads to a place within. Returns whether its page has been left. Call it where it is mounted only
 * while open.
 */
export function useLinksWithin(
  box: RefObject<Element | null>,
  { leave, stay }: { leave: () => void; stay: () => void },
): boolean {
  const { pathname } = useLocation();
  const [openedOn] = useState(pathname);
  const isLeft = pathname !== openedOn;
  const close = useEffectEvent(leave);
  // Follows the router.
  useEffect(() => {
    if (isLeft) close();
  }, [isLeft]);
  useClicksWithin(box, ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A summary of errors leads to the fields of its own form.
    const goal = link?.hash ? document.getElementById(link.hash.slice(1)) : null;
    if (goal && box.current?.contains(goal)) return;
    // Only the router prevents a press: others open tabs or leave the store.
    if (defaultPrevented && link?.pathname === pathname) stay();
  });
  return isLeft;
}
