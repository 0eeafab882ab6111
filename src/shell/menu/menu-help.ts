import { move, type Step } from './menu-arrows.ts';
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
  // Before the focus moves: a button that has just lost it would be called collapsed after the name
  // of the next control.
  document.addEventListener('focusout', (event) => closeBehind(menu, event.relatedTarget), {
    signal,
  });
  // The focus may come from the page itself.
  document.addEventListener('focusin', (event) => closeBehind(menu, event.target), { signal });
  hoverMenu(menu, signal);
  return () => stop.abort();
}

/**
 * Closes an open sheet when the focus goes elsewhere, also to the heading of the page to which a link
 * in it leads: until then the focus stays on that link, and nothing is read before the new page.
 */
function closeBehind(menu: HTMLElement, goal: EventTarget | null): void {
  const open = menu.querySelector<HTMLElement>('.menu-sheet:popover-open');
  const item = open?.closest('.menu-item');
  if (goal instanceof Node && item && !item.contains(goal)) open?.hidePopover();
}

function moveByKey(menu: HTMLElement, event: KeyboardEvent): void {
  const { key, target } = event;
  const step = STEPS[key];
  // Keys with a modifier belong to the browser: Ctrl+Home goes to the top of the page.
  const isModified = event.altKey || event.ctrlKey || event.metaKey;
  if (!(target instanceof HTMLElement) || !step || isModified) return;
  event.preventDefault();
  move(menu, target, key, step);
}
