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

const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
});

/** The time of a quote in New York, where the metals trade: "2:02 PM ET". */
export function quoteTime(iso: string): string {
  // Browsers and servers disagree about the kind of space before "PM".
  return `${clock.format(new Date(iso)).replace(/\s/u, ' ')} ET`;
}
