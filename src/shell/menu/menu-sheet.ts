/** The sheet that contains an element of the menu, or that its button opens. */
export function sheetOf(part: Element): HTMLElement | null {
  return part.closest('.menu-item')?.querySelector<HTMLElement>('.menu-sheet') ?? null;
}
