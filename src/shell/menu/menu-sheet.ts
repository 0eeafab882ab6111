/** The sheet that a thing in the menu stands in, or that its entry opens. */
export function sheetOf(part: Element): HTMLElement | null {
  return part.closest('.menu-item')?.querySelector<HTMLElement>('.menu-sheet') ?? null;
}
