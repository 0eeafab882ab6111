/**
 * Call before a line is removed from a list (or from a group in it): moves the focus to the next
 * line, else to the previous one, else to the heading of the dialog or page.
 */
export function focusBeside(line: Element | null): void {
  const part = line?.parentElement?.closest('li');
  const around = [
    line?.nextElementSibling,
    part?.nextElementSibling,
    line?.previousElementSibling,
    part?.previousElementSibling?.querySelector('li:last-child'),
  ];
  for (const neighbour of around) {
    const target = neighbour?.querySelector<HTMLElement>(FOCUSABLE);
    if (target) return target.focus();
  }
  headingOf(line)?.focus();
}

/** The controls of a line. */
export const FOCUSABLE = 'a[href], input:not([type="hidden"]), button';

/** The heading of the dialog or page around an element. */
export function headingOf(line: Element | null): HTMLElement | null {
  const frame = line?.closest('[role="dialog"], main') ?? document;
  return frame.querySelector<HTMLElement>('h1, h2[tabindex]');
}
