/**
 * Before a line of a list, or of a part of one, goes, moves the focus to the one after it, else before it, else to the
 * heading of the dialog or page that it stands in. Called while the line is still there.
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

const FOCUSABLE = 'a[href], input:not([type="hidden"]), button';

/** The heading of the dialog or page that a part stands in. */
export function headingOf(line: Element | null): HTMLElement | null {
  const frame = line?.closest('[role="dialog"], main') ?? document;
  return frame.querySelector<HTMLElement>('h1, h2[tabindex]');
}
