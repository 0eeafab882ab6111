import type { Bid } from '#api/sell/bids.ts';

/** The bids with a word in their name for each word of `find`: "map gol" finds a Gold Maple Leaf. */
export function bidsNamed(bids: readonly Bid[], find: string): Bid[] {
  const looked = wordsOf(find);
  return bids.filter(({ name }) => {
    const named = wordsOf(name);
    return looked.every((word) => named.some((each) => each.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}/.]+/gu) ?? [];
}
