import type { Entry } from './entries.ts';

/**
 * The entries in which every typed word begins a word, best first: the name itself, names that begin
 * with the typed words, names that begin with a part of one, names that have them anywhere, and the
 * rest, each in its old order.
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

/** Whether the best of some entries fits the typed words better than the best of others. */
export function fitsBetter(
  some: readonly Entry[],
  others: readonly Entry[],
  typed: string,
): boolean {
  const words = wordsOf(typed);
  const best = ([entry]: readonly Entry[]) => (entry && rankOf(entry, words)) ?? Infinity;
  return words.length > 0 && best(some) < best(others);
}

function rankOf(entry: Entry, typed: readonly string[]): number | undefined {
  const name = wordsOf(entry.label);
  const [named, told] = [name.join(' '), typed.join(' ')];
  if (named === told) return 0;
  if (named.startsWith(`${told} `)) return 1;
  if (named.startsWith(told)) return 2;
  if (haveAll(name, typed)) return 3;
  const all = wordsOf(`${entry.label} ${entry.under ?? ''} ${entry.also ?? ''}`);
  return haveAll(all, typed) ? 4 : undefined;
}

function haveAll(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\d./]+/u)
    .filter(Boolean);
}
