import type { Bid } from '#api/sell/bids.ts';

/** What lies between our price and our bid, as a share of our price: "11.7 %". */
export function spreadWords({ askCents = 0, bidCents }: Bid): string {
  if (askCents === 0) return 'not known';
  return `${(((askCents - bidCents) * 100) / askCents).toFixed(1)} %`;
}

/** The bids whose name has all words of `find`, in any order. */
export function bidsNamed(bids: readonly Bid[], find: string): Bid[] {
  const words = find.toLowerCase().split(/\s+/u).filter(Boolean);
  return bids.filter(({ name }) => {
    const said = name.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
