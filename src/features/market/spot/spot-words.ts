import type { SpotQuote } from '#api/spot/spot.ts';

/** The direction of a price as a word, for shoppers who do not see the colour or the arrow. */
export function direction({ changePercent }: SpotQuote): 'up' | 'down' | 'unchanged' {
  if (changePercent > 0) return 'up';
  return changePercent < 0 ? 'down' : 'unchanged';
}
