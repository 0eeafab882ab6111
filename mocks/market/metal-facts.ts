import type { Metal } from './metal.ts';
import { publishedGold } from './published/gold.ts';
import { publishedPalladium } from './published/palladium.ts';
import { publishedPlatinum } from './published/platinum.ts';
import { publishedSilver } from './published/silver.ts';
import type { PublishedYears } from './published/years.ts';

export type MetalFacts = {
  /** The number of the metal's own stream of noise. */
  stream: number;
  published: PublishedYears;
  /** The last real quote, in dollars per unit, on `lastKnownDate`. */
  lastKnown: number;
  /** Standard deviation of a day's logarithmic return. */
  dailyVolatility: number;
  /** Half the distance from bid to ask, as a share of the middle. */
  halfSpread: number;
};

/** The day of the last real quotes. Everything later is simulated. */
export const lastKnownDate = '2026-09-21';

// Volatilities are those of 2015-2025. Copper's two figures are guesses, and so is the single
// month its chart starts from: there is no free monthly series for it, nor a chart page (§2).
export const metalFacts: Record<Metal, MetalFacts> = {
  gold: {
    stream: 1,
    published: publishedGold,
    lastKnown: 4399,
    dailyVolatility: 0.00896,
    halfSpread: 0.0003,
  },
  silver: {
    stream: 2,
    published: publishedSilver,
    lastKnown: 66.91,
    dailyVolatility: 0.01708,
    halfSpread: 0.001,
  },
  platinum: {
    stream: 3,
    published: publishedPlatinum,
    lastKnown: 1818,
    dailyVolatility: 0.01591,
    halfSpread: 0.0045,
  },
  palladium: {
    stream: 4,
    published: publishedPalladium,
    lastKnown: 1320,
    dailyVolatility: 0.02175,
    halfSpread: 0.018,
  },
  copper: {
    stream: 5,
    published: { 2021: [3.6] },
    lastKnown: 6.59,
    dailyVolatility: 0.014,
    halfSpread: 0.003,
  },
};

/** The bid in cents beside an ask in cents. */
export function bidCentsOf(metal: Metal, askCents: number): number {
  const { halfSpread } = metalFacts[metal];
  return Math.round((askCents * (1 - halfSpread)) / (1 + halfSpread));
}
