import type { Bid } from '#api/sell/bids.ts';
import type { Spot } from '#api/spot/spot.ts';
import { together } from '#commerce/chart/together.ts';
import type { Point } from '#ui/chart/series.ts';

/** What the sample holds: so many Maple Leafs of one troy ounce. */
export const HELD = { silver: 100, gold: 2 } as const;

export type HeldMetal = keyof typeof HELD;

const HELD_METALS: readonly HeldMetal[] = ['silver', 'gold'];

/** The worth of the sample on each day on which both metals had a price (cents). */
export function worthByDay(silver: readonly Point[], gold: readonly Point[]): Point[] {
  return together(silver, gold).map(({ time, one, other }) => ({
    time,
    value: one * HELD.silver + other * HELD.gold,
  }));
}

/** The worth at spot by metal, and of all, in cents. */
export function worthNow({ quotes }: Spot): Record<HeldMetal | 'all', number> {
  const silver = quotes.silver.askCents * HELD.silver;
  const gold = quotes.gold.askCents * HELD.gold;
  return { silver, gold, all: silver + gold };
}

/**
 * What the store pays for all of it, in cents, by its posted bids; or the metals whose Maple Leafs it
 * has no bid for. Of several years the lowest bid counts, which no seller gets less than.
 */
export function bidFor(bids: readonly Bid[]): { cents: number } | { without: HeldMetal[] } {
  const found = HELD_METALS.map((metal) => ({ metal, cents: lowestBid(bids, metal) }));
  const without = found.flatMap(({ metal, cents }) => (cents === undefined ? [metal] : []));
  if (without.length > 0) return { without };
  return { cents: found.reduce((sum, { metal, cents = 0 }) => sum + cents * HELD[metal], 0) };
}

function lowestBid(bids: readonly Bid[], metal: HeldMetal): number | undefined {
  const all = bids.filter(
    (bid) =>
      bid.metal === metal &&
      bid.ounces === 1 &&
      bid.least <= HELD[metal] &&
      /\bmaple leaf\b/i.test(bid.name),
  );
  return all.length > 0 ? Math.min(...all.map(({ bidCents }) => bidCents)) : undefined;
}
