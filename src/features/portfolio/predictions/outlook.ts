import type { Case, PredictedQuarter } from '#api/portfolio/outlook.ts';
import type { Portfolio } from '#api/portfolio/portfolio.ts';
import type { PortfolioSettings } from '#api/portfolio/portfolio-settings.ts';
import { spotMetals, type Spot, type SpotMetal } from '#api/spot/spot.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { lastDayOf, quarterOf } from '#lib/quarter.ts';

import { COUNTED, type Counted } from './outlook-view.ts';
import { worthAt, worthBy, type OuncePrices, type Ounces } from './outlook-worth.ts';

export const CASES = ['analyst', 'best', 'worst'] as const satisfies readonly Case[];

/** Cents by each prediction, as far as it says anything. */
export type ByCase = Partial<Record<Case, number>>;

/** A quarter to come: `day` (ISO 8601) is its last, `worth` is of everything held. */
type QuarterAhead = {
  quarter: number;
  day: string;
  said: PredictedQuarter;
  worth: ByCase;
};

/** What the customer holds, and the prices of a troy ounce (cents) that it is counted at. */
export type Outlook = {
  held: Ounces[];
  today: Record<SpotMetal, number>;
  /** ISO 8601. */
  time: string;
  quarters: QuarterAhead[];
};

/**
 * The quarter that runs, as the API counts: the first that the analyst predicts. Ended quarters would
 * be before that of the last prices; without an analyst it is theirs.
 */
export function quarterThatRuns(predicted: readonly PredictedQuarter[], { time }: Spot): number {
  const quoted = quarterOf(new Date(time));
  const ahead = predicted.find(
    ({ quarter, gold, silver }) =>
      quarter >= quoted && (gold.analyst !== undefined || silver.analyst !== undefined),
  );
  return ahead?.quarter ?? quoted;
}

/** The predictions from the quarter `first` on, as what they mean for what is held. */
export function outlookOf(
  { metals }: Pick<Portfolio, 'metals'>,
  { quotes, time }: Spot,
  predicted: readonly PredictedQuarter[],
  first: number,
): Outlook {
  const held = metals.map(({ metal, ounces }) => ({ metal, ounces }));
  const today = pricesIn(quotes);
  const quarters = predicted
    .filter(({ quarter }) => quarter >= first)
    .map((said) => ({
      quarter: said.quarter,
      day: lastDayOf(said.quarter),
      said,
      worth: byCase((who) => worthBy(who, said, held, today)),
    }));
  return { held, today, time, quarters };
}

function pricesIn(quotes: Spot['quotes']): Record<SpotMetal, number> {
  const prices = spotMetals.map((metal) => [metal, quotes[metal].askCents] as const);
  return Object.fromEntries(prices) as Record<SpotMetal, number>;
}

function byCase(centsOf: (who: Case) => number | undefined): ByCase {
  const known = CASES.flatMap((who) => {
    const cents = centsOf(who);
    return cents === undefined ? [] : [[who, cents] as const];
  });
  return Object.fromEntries(known);
}

/** What the page can count: a total needs something held, and the settings may leave parts out. */
export function countable({ held }: Outlook, settings: PortfolioSettings): Counted[] {
  const shows: Record<Counted, boolean> = {
    total: settings.showTotalPrediction && held.length > 0,
    gold: settings.showGoldPrediction,
    silver: settings.showSilverPrediction,
  };
  return COUNTED.map(({ counted }) => counted).filter(
    (counted) => settings.showPrediction && shows[counted],
  );
}

/** What the chart shows: the worth of what is held, or the price of an ounce of a metal that is not. */
export type Basis = {
  counted: Counted;
  ounces: Ounces[];
  isHeld: boolean;
  todayCents: number;
  /** In the order of the outlook's quarters. */
  ahead: { day: string; cents: ByCase }[];
  write: (cents: number) => string;
};

export function basisOf({ held, today, quarters }: Outlook, counted: Counted): Basis {
  const own = counted === 'total' ? held : held.filter(({ metal }) => metal === counted);
  const isHeld = own.length > 0;
  const ounces = isHeld || counted === 'total' ? own : [{ metal: counted, ounces: 1 }];
  return {
    counted,
    ounces,
    isHeld,
    todayCents: worthAt(ounces, today) ?? 0,
    ahead: quarters.map(({ day, said }) => ({
      day,
      cents: byCase((who) => worthBy(who, said, ounces, today)),
    })),
    write: isHeld ? wholeDollars : formatMoney,
  };
}

/** The metals held that nobody predicts: they count at today's prices. */
export function unpredicted(held: readonly Ounces[]): SpotMetal[] {
  return held.map(({ metal }) => metal).filter((metal) => metal !== 'gold' && metal !== 'silver');
}

/** The metals whose past the page needs, in any of its views. */
export function pastMetals(held: readonly Pick<Ounces, 'metal'>[]): SpotMetal[] {
  return [...new Set<SpotMetal>(['gold', 'silver', ...held.map(({ metal }) => metal)])];
}

/** "$30,572", of a sum whose cents nobody can know. */
export function wholeDollars(cents: number): string {
  return formatMoney(Math.round(cents / 100) * 100).replace(/\.00$/, '');
}

/** Prices that count as today's in a form whose prices are typed. */
export type Worth = { held: readonly Ounces[]; today: OuncePrices };
