import type { Holding } from '#api/portfolio/portfolio.ts';
import type { Bid } from '#api/sell/bids.ts';

import { resultOf, type Result } from '../result.ts';
import { bidFor, paidFor } from '../three-values.ts';

/** The orders of the list, by the words of its choice. */
export const HOLDING_SORTS = {
  worth: 'Worth most now',
  gain: 'Gained most',
  loss: 'Lost most',
  paid: 'Cost most',
  bought: 'Last bought',
  name: 'Name',
} as const;

export type HoldingSort = keyof typeof HOLDING_SORTS;

/** Holdings on one page of the list. */
const A_PAGE = 25;

/** A holding with all that its row shows; `bidCents` is for all its units. */
export type Valued = {
  holding: Holding;
  paidCents: number;
  /** Left out when the metal has no price. */
  result?: Result;
  bidCents?: number;
};

/** Sums of a list, in cents; what is not known of one of them is left out of the sum of none. */
export type ListSum = {
  count: number;
  units: number;
  paidCents: number;
  result?: Result;
  /** What the store would pay for those that it posts a bid for, and how many they are. */
  bidCents: number;
  withBid: number;
};

export type ListAsked = { find: string; sort: HoldingSort; page: number };

/** What each holding cost, is worth, and would bring. */
export function valued(
  holdings: readonly Holding[],
  bids: readonly Bid[],
  withPremium: boolean,
): Valued[] {
  const posted = new Map(bids.map((bid) => [bid.productId, bid]));
  return holdings.map((holding) => {
    const { id, worthCents, premiumCents } = holding;
    const paidCents = paidFor(holding);
    const bidCents = bidFor(holding, posted.get(id));
    return {
      holding,
      paidCents,
      ...(worthCents !== undefined && {
        result: resultOf({ worthCents, paidCents, premiumCents }, withPremium),
      }),
      ...(bidCents !== undefined && { bidCents }),
    };
  });
}

/** The page of a list that is asked for; a page after the last is the last. */
export function listOf(all: readonly Valued[], { find, sort, page }: ListAsked) {
  const words = wordsIn(find);
  const found = all.filter(({ holding }) => {
    const text = plain(`${holding.name} ${holding.metal} ${holding.source ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const pages = Math.max(1, Math.ceil(found.length / A_PAGE));
  const shown = Math.min(page, pages);
  const rows = inOrder(found, sort).slice((shown - 1) * A_PAGE, shown * A_PAGE);
  return { rows, page: shown, pages, sum: sumOf(found) };
}

/** Equal ones stay in the order of the API: the last bought first. */
function inOrder(found: readonly Valued[], sort: HoldingSort): Valued[] {
  if (sort === 'bought') return [...found];
  if (sort === 'name') {
    return found.toSorted((one, other) => one.holding.name.localeCompare(other.holding.name, 'en'));
  }
  const most = sort === 'loss' ? -1 : 1;
  return found.toSorted((one, other) => most * (amountOf(other, sort) - amountOf(one, sort)));
}

/** What is not known comes last. */
function amountOf({ paidCents, result }: Valued, sort: 'worth' | 'gain' | 'loss' | 'paid'): number {
  if (sort === 'paid') return paidCents;
  const none = sort === 'loss' ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER;
  return (sort === 'worth' ? result?.worthCents : result?.gainCents) ?? none;
}

function sumOf(found: readonly Valued[]): ListSum {
  const add = (pick: (one: Valued) => number) => found.reduce((sum, one) => sum + pick(one), 0);
  const worthCents = add(({ result }) => result?.worthCents ?? 0);
  const costCents = add(({ result }) => result?.costCents ?? 0);
  const gainCents = worthCents - costCents;
  const gainPercent = costCents > 0 ? (gainCents / costCents) * 100 : 0;
  return {
    count: found.length,
    units: add(({ holding }) => holding.units),
    paidCents: add(({ paidCents }) => paidCents),
    ...(found.every(({ result }) => result) && {
      result: { worthCents, costCents, gainCents, gainPercent },
    }),
    bidCents: add(({ bidCents = 0 }) => bidCents),
    withBid: found.filter(({ bidCents }) => bidCents !== undefined).length,
  };
}

function wordsIn(find: string): string[] {
  return plain(find).split(/\s+/).filter(Boolean);
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
