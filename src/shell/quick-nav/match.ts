import type { Entry } from './entries.ts';

/**
 * The entries in which every typed word begins a word, best first: those whose own name begins
 * with what is typed, then those whose name has all of it, then the rest, each in its old order.
 */
export function match(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [...entries];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, words);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

function rankOf(entry: Entry, typed: readonly string[]): number | undefined {
  const name = wordsOf(entry.label);
  if (name.join(' ').startsWith(typed.join(' '))) return 0;
  if (haveAll(name, typed)) return 1;
  const all = wordsOf(`${entry.label} ${entry.under ?? ''} ${entry.also ?? ''}`);
  return haveAll(all, typed) ? 2 : undefined;
}

function haveAll(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .split(/[^\p{L}\p{M}\d./]+/u)
    .filter(Boolean);
}
