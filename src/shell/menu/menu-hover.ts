import { sheetOf } from './menu-sheet.ts';

/** Milliseconds that a mouse rests on an entry before its sheet opens; passing over does not. */
const OPENS_AFTER_MS = 180;
/** Milliseconds before a sheet closes that the mouse has left. */
const CLOSES_AFTER_MS = 400;

/**
 * Opens sheets for a mouse that rests on an entry, and closes them when it has left. What was
 * pressed open stays until it is pressed again, and so does a sheet that holds the focus.
 */
export function hoverMenu(menu: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let near: Element | null = null;
  /** The sheet that the mouse has opened. */
  let hovered: HTMLElement | undefined;

  function later(item: Element | null, ms: number) {
    if (item === near) return;
    near = item;
    clearTimeout(timer);
    timer = setTimeout(() => show(item ? sheetOf(item) : null), ms);
  }
  function show(sheet: HTMLElement | null) {
    if (sheet?.matches(':popover-open')) return;
    if (hovered && !hovered.contains(document.activeElement)) hovered.hidePopover();
    // Another sheet was opened by a press and is in use.
    if (!sheet || menu.querySelector(':popover-open')) return;
    hovered = sheet;
    sheet.showPopover();
  }
  function keepOpen(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest('[popovertarget]');
    if (!button || !hovered || sheetOf(button) !== hovered || !hovered.matches(':popover-open'))
      return;
    // A press on the button would close the sheet that the mouse has just opened.
    event.preventDefault();
    hovered = undefined;
  }

  // A mouse that rested on an entry before this script came. After a touch, what was touched counts
  // as hovered too.
  if (matchMedia('(hover: hover)').matches) {
    later(menu.querySelector('.menu-item:hover'), OPENS_AFTER_MS);
  }
  const options = { signal };
  menu.addEventListener(
    'pointermove',
    (event) => isMouse(event) && later(itemOf(event), OPENS_AFTER_MS),
    options,
  );
  menu.addEventListener(
    'pointerleave',
    (event) => isMouse(event) && later(null, CLOSES_AFTER_MS),
    options,
  );
  // Not by the menu: its texts would be called clickable.
  document.addEventListener('click', keepOpen, options);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function isMouse({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse';
}

function itemOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('.menu-item') : null;
}
