/** Fetched on intent. */
import type { Step } from './menu-arrows.ts';
import { hoverMenu } from './menu-hover.ts';
import { sheetOf } from './menu-sheet.ts';

const STEPS: Record<string, Step> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * What native popovers leave out: `aria-expanded` in so many words, arrow keys, and closing when
 * the focus has left; and opening for a mouse that rests. Returns the way to stop.
 */
export function helpMenu(menu: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const button of menu.querySelectorAll('[popovertarget]')) {
    button.setAttribute('aria-expanded', String(sheetOf(button)?.matches(':popover-open')));
  }
  // Toggle events do not bubble, so they are captured.
  menu.addEventListener('toggle', mirrorState, { capture: true, signal });
  menu.addEventListener('keydown', (event) => moveByKey(menu, event), { signal });
  document.addEventListener('focusin', (event) => closeBehind(menu, event), { signal });
  hoverMenu(menu, signal);
  return () => stop.abort();
}

function mirrorState(event: Event): void {
  const sheet = event.target;
  if (!(sheet instanceof HTMLElement) || !(event instanceof ToggleEvent)) return;
  const button = sheet.parentElement?.querySelector('[popovertarget]');
  button?.setAttribute('aria-expanded', String(event.newState === 'open'));
}

function closeBehind(menu: HTMLElement, event: FocusEvent): void {
  const open = menu.querySelector<HTMLElement>('.menu-sheet:popover-open');
  const item = open?.closest('.menu-item');
  if (event.target instanceof Node && item && !item.contains(event.target)) open?.hidePopover();
}

/** The code that moves the focus is fetched with the first key, which is not lost. */
function moveByKey(menu: HTMLElement, event: KeyboardEvent): void {
  const { key, target } = event;
  const step = STEPS[key];
  if (!(target instanceof HTMLElement) || !step || event.altKey || event.metaKey) return;
  event.preventDefault();
  void import('./menu-arrows.ts').then(({ move }) => move(menu, target, key, step));
}
