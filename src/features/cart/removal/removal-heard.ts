/** The announcement of a removal, fetched with the first one. */
export async function removalHeard(lines: readonly { name: string }[]): Promise<string> {
  const { removalWords } = await import('./removal-words.ts');
  return removalWords(lines);
}
