import type { SpotMetal, SpotQuote } from '#api/spot/spot.ts';

export const metalNames: Record<SpotMetal, string> = {
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  palladium: 'Palladium',
};

/** Where a price is heading, for the eye that sees no colour and the ear that sees no arrow. */
export function direction({ changePercent }: SpotQuote): 'up' | 'down' | 'unchanged' {
  if (changePercent > 0) return 'up';
  return changePercent < 0 ? 'down' : 'unchanged';
}
