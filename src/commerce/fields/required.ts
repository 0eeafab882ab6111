/** §5 Required text: something is left after all whitespace is taken out. */
export function isFilled(text: string): boolean {
  // Marks that take no room are not text either, though JavaScript does not count them as space.
  return text.replaceAll(/[\s\p{Cf}]/gu, '') !== '';
}
