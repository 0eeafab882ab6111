import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { Icon } from '#ui/icon.tsx';
import { setting } from '#ui/settings.ts';

/** §9 Pixels of scrolling after which the button is shown. */
const FAR_PX = 300;

const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"]';

/**
 * §2 On large screens: scrolls to the top and moves the focus there. It is in the masthead; where
 * that does not stay, in the lower corner of the window, unless it would cover a control there.
 */
export function BackToTop() {
  const position = useSyncExternalStore(subscribe, findPosition, () => undefined);
  const host = position === 'masthead' ? document.querySelector('.masthead .masthead-up') : null;
  return (
    <>
      {host ? createPortal(<UpButton />, host) : null}
      <div className="late-corner">{position === 'corner' ? <UpButton /> : null}</div>
    </>
  );
}

function UpButton() {
  return (
    <button type="button" className="up-button" title="Back to top" onClick={goUp}>
      <Icon name="arrow-up" />
      <span className="visually-hidden">Back to top</span>
    </button>
  );
}

const EVENTS = ['scroll', 'resize', 'focusin'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener);
  };
}

function findPosition(): 'masthead' | 'corner' | undefined {
  if (scrollY <= FAR_PX) return undefined;
  const masthead = document.querySelector('.masthead');
  const stays = masthead?.checkVisibility() && getComputedStyle(masthead).position === 'sticky';
  if (stays) return 'masthead';
  const corner = document.querySelector('.late-corner');
  return corner && coversControl(corner) ? undefined : 'corner';
}

/** Whether a control lies under a corner or the middle of a box. The focused button stays. */
function coversControl(box: Element): boolean {
  if (box.contains(document.activeElement)) return false;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const columns = [left, (left + right) / 2, right - 1];
  const rows = [top, (top + bottom) / 2, bottom - 1];
  return columns.some((x) =>
    rows.some((y) =>
      document
        .elementsFromPoint(x, y)
        .some((element) => !box.contains(element) && element.closest(CONTROLS)),
    ),
  );
}

function goUp(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  const isCalm =
    setting('motion') === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
