/** Fetched on intent. */
import type { Step } from './menu-arrows.ts';
import { hoverMenu } from './menu-hover.ts';

const STEPS: Record<string, Step> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * What native popovers leave out: arrow keys, closing when the focus has left, and opening for a
 * mouse that rests. Browsers tell themselves whether a sheet is open: with `aria-expanded` too,
 * screen readers say it again. Returns the way to stop.
 */
export function helpMenu(menu: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  menu.addEventListener('keydown', (event) => moveByKey(menu, event), { signal });
  document.addEventListener('focusin', (event) => closeBehind(menu, event), { signal });
  document.addEventListener('click', (event) => leaveLink(menu, event), { signal, capture: true });
  hoverMenu(menu, signal);
  return () => stop.abort();
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
  // Keys with a modifier belong to the browser: Ctrl+Home goes to the top of the page.
  const isModified = event.altKey || event.ctrlKey || event.metaKey;
  if (!(target instanceof HTMLElement) || !step || isModified) return;
  event.preventDefault();
  void import('./menu-arrows.ts').then(({ move }) => move(menu, target, key, step));
}

/**
 * A chosen link gives up the focus: from a sheet that closes, the focus would return to the button,
 * which screen readers would read before the new page.
 */
function leaveLink(menu: HTMLElement, { target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element && menu.contains(target) ? target.closest('a') : null;
  const isElsewhere = link?.pathname !== location.pathname;
  if (isElsewhere && !ctrlKey && !metaKey && !shiftKey) link?.blur();
}
