import type { Bid } from '#api/sell/bids.ts';

/** What lies between our price and our bid, as a share of our price: "11.7 %". */
export function spreadWords({ askCents = 0, bidCents }: Bid): string {
  if (askCents === 0) return 'not known';
  return `${(((askCents - bidCents) * 100) / askCents).toFixed(1)} %`;
}
