/** "Silver Eagle" or "3 products": the name of lines that were removed together. */
export function nameOf(lines: readonly { name: string }[]): string {
  const [first] = lines;
  return lines.length === 1 && first ? first.name : `${lines.length} products`;
}
