import { sheetOf } from './menu-sheet.ts';

/** The entry to which a key moves the focus. */
export type Step = 'next' | 'previous' | 'first' | 'last';

/**
 * Left and Right move along the bar, Up and Down within a sheet; Down on a button enters its sheet.
 */
export function move(menu: HTMLElement, from: HTMLElement, key: string, step: Step): void {
  const sheet = from.closest<HTMLElement>('.menu-sheet');
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const upright = key === 'ArrowUp' || key === 'ArrowDown';
  if (sheet && !sideways) focusStep(stops(sheet, 'a'), from, step);
  else if (!sheet && !upright) focusStep(stops(menu, '.menu-item > :is(a, button)'), from, step);
  else if (!sheet && key === 'ArrowDown') enterSheet(from);
}

function stops(within: ParentNode, selector: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

function focusStep(among: HTMLElement[], from: HTMLElement, step: Step): void {
  const here = among.indexOf(from);
  const to = { next: here + 1, previous: here - 1, first: 0, last: among.length - 1 }[step];
  among[to]?.focus();
}

function enterSheet(from: HTMLElement): void {
  const sheet = sheetOf(from);
  sheet?.showPopover();
  sheet?.querySelector('a')?.focus();
}
