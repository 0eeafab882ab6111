/**
 * Before a line of a list goes, moves the focus to the one after it, else before it, else to the
 * heading of the dialog or page that it stands in. Called while the line is still there.
 */
export function focusBeside(line: Element | null): void {
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>(
    'a[href], input:not([type="hidden"]), button',
  );
  (target ?? headingOf(line))?.focus();
}

/** The heading of the dialog or page that a part stands in. */
export function headingOf(line: Element | null): HTMLElement | null {
  const frame = line?.closest('[role="dialog"], main') ?? document;
  return frame.querySelector<HTMLElement>('h1, h2[tabindex]');
}
