let listener: (() => void) | undefined;

/** Sets the listener for sections that could not be rendered. */
export function onMissingSection(next: () => void): void {
  listener = next;
}

/** On the server: the current page lacks a section. */
export function reportMissingSection(): void {
  listener?.();
}
