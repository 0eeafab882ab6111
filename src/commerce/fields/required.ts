/** §5 Required text must not be empty after all whitespace is removed. */
export function isFilled(text: string): boolean {
  // Invisible format characters are not text either, but `\s` does not match them.
  return text.replaceAll(/[\s\p{Cf}]/gu, '') !== '';
}
