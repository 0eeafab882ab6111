import type { Holding } from '#api/portfolio/portfolio.ts';
import type { Bid } from '#api/sell/bids.ts';
import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { centsFor, fractionOf } from '#lib/fraction.ts';

/** Sums of some holdings, in cents; `meltCents` is undefined if a metal of them has no bid. */
export type ThreeValues = {
  count: number;
  paidCents: number;
  meltCents: number | undefined;
  bidCents: number;
};

/**
 * What was paid for holdings, what their metal is worth at the bid of the market, and what the store
 * would pay today. Only a holding that the store posts a bid for has all three; a missing bid is
 * neither melt nor zero, so the others are summed apart.
 */
export type ValuesByMetal = {
  metals: (ThreeValues & { metal: SpotMetal })[];
  all: ThreeValues;
  /** Holdings without a bid for as many units as there are. */
  without: Omit<ThreeValues, 'bidCents'> & { names: string[] };
};

/** `bidAnOunce` is the market's bid for a troy ounce, in cents. */
export function valuesByMetal(
  holdings: readonly Holding[],
  bids: readonly Bid[],
  bidAnOunce: Partial<Record<string, number>>,
): ValuesByMetal {
  const posted = new Map(bids.map((bid) => [bid.productId, bid]));
  const valued = holdings.map((holding) => ({
    holding,
    bidCents: bidFor(holding, posted.get(holding.id)),
    meltCents: meltOf(holding, bidAnOunce[holding.metal]),
  }));
  const withBid = valued.filter(({ bidCents }) => bidCents !== undefined);
  const without = valued.filter(({ bidCents }) => bidCents === undefined);
  const { bidCents: _, ...others } = sumOf(without);
  return {
    metals: spotMetals.flatMap((metal) => {
      const mine = withBid.filter(({ holding }) => holding.metal === metal);
      return mine.length > 0 ? [{ metal, ...sumOf(mine) }] : [];
    }),
    all: sumOf(withBid),
    without: { ...others, names: without.map(({ holding }) => holding.name) },
  };
}

type Valued = { holding: Holding; bidCents: number | undefined; meltCents: number | undefined };

function sumOf(valued: readonly Valued[]): ThreeValues {
  return {
    count: valued.length,
    paidCents: sum(valued.map(({ holding }) => paidFor(holding))),
    meltCents: valued.some(({ meltCents }) => meltCents === undefined)
      ? undefined
      : sum(valued.map(({ meltCents = 0 }) => meltCents)),
    bidCents: sum(valued.map(({ bidCents = 0 }) => bidCents)),
  };
}

/** What all units of a holding cost, premium and all, in cents. */
export function paidFor({ thenCents, premiumCents }: Holding): number {
  return thenCents + premiumCents;
}

/** What the store pays for all units today, in cents; the least that it buys may be more. */
export function bidFor({ units }: Holding, bid: Bid | undefined): number | undefined {
  return bid && units >= bid.least ? centsFor(fractionOf(units), bid.bidCents) : undefined;
}

function meltOf({ ounces }: Holding, bidAnOunce: number | undefined): number | undefined {
  return bidAnOunce === undefined ? undefined : centsFor(ounces, bidAnOunce);
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
