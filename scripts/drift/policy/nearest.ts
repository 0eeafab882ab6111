const MOST = 3;

/** The words that are most like a word, the nearest first; none if nothing is near. */
function nearest(word: string, words: readonly string[]): string[] {
  return words
    .map((each) => ({ each, distance: distanceOf(word, each) }))
    .filter(({ each, distance }) => distance <= Math.max(2, each.length / 3))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ each }) => each);
}

/** `Did you mean a, b or c?`, with a space before it; '' if nothing is near. */
export function guess(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  const list = [near.slice(0, -1).join(', '), ...near.slice(-1)].filter(Boolean).join(' or ');
  return near.length === 0 ? '' : ` Did you mean ${list}?`;
}

/**
 * The edits from one word to the other. Parts in another order (`enum-response-grew`), and a word
 * that is a part of the other, are near.
 */
function distanceOf(one: string, other: string): number {
  const isPart = one.length > 3 && other.includes(one);
  return Math.min(edits(one, other), edits(parts(one), parts(other)) + 1, isPart ? 2 : Infinity);
}

function parts(word: string): string {
  return word
    .split(/[^a-z0-9]+/i)
    .toSorted()
    .join('-');
}

function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [index, each] of [...other].entries()) {
      const change = (row[index] ?? 0) + Number(letter !== each);
      next.push(Math.min(change, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? Infinity;
}
