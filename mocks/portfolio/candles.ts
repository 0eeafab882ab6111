import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { Candle, CandleWidth } from '../market/candles.ts';
import { dateOfDay, newYorkDay, newYorkHour } from '../market/new-york.ts';
import { type Moment, bookOver, firstDateOf } from './series.ts';
import { firstDayOf } from './span.ts';
import { type Sum, moneyOf, worthOfSum } from './sums.ts';
import { type PortfolioMetal, type Transaction, portfolioMetals } from './transaction.ts';

type Frequency = Wire<'PortfolioFrequency'>;
type Sides = Pick<Candle, 'openCents' | 'highCents' | 'lowCents' | 'closeCents'>;
type MetalCandle = { metal: PortfolioMetal; candle: Candle };
type MetalSides = { metal: PortfolioMetal; sides: Sides };
/** `start` in ms; the premium is of all that was held. */
type Interval = { start: number; metals: readonly MetalSides[]; premiumCents: number };

const SIDES = ['openCents', 'highCents', 'lowCents', 'closeCents'] as const;

const WIDTHS: Record<Frequency, CandleWidth> = {
  '1D': 'hour',
  '1W': 'hour',
  '1M': 'day',
  '3M': 'day',
  '6M': 'week',
  YTD: 'week',
  '1Y': 'week',
  '5Y': 'month',
  All: 'month',
};

/**
 * The value of the holdings, interval by interval. Open and close are exact. High and low add up
 * those of each metal, so the true high and low lie between them.
 */
export function candlesOf(
  transactions: readonly Transaction[],
  frequency: Frequency,
  { market, board, now }: Moment,
): Wire<'MetalCandle'>[] {
  const today = newYorkDay(board.spotTime);
  const first = firstDayOf(frequency, today, firstDateOf(transactions));
  // 1D begins with the session, which opened the evening before.
  const from = newYorkHour(frequency === '1D' ? today - 1 : first, 18);
  const to = Math.min(now, board.spotTime);
  const traded = new Set(transactions.map(({ metal }) => metal));
  const byStart = new Map<number, MetalCandle[]>();
  for (const metal of portfolioMetals.filter((each) => traded.has(each))) {
    for (const candle of market.candles(metal, { from, to, width: WIDTHS[frequency] })) {
      const others = byStart.get(candle.start) ?? [];
      others.push({ metal, candle });
      byStart.set(candle.start, others);
    }
  }
  const bookAt = bookOver(transactions);
  return [...byStart]
    .toSorted(([one], [other]) => one - other)
    .map(([start, metals]): Interval => {
      const { sums } = bookAt(dateOfDay(newYorkDay(start)));
      const { costCents, pastCents } = moneyOf(sums);
      return {
        start,
        metals: metals.map(({ metal, candle }) => ({ metal, sides: worthOf(sums[metal], candle) })),
        premiumCents: costCents - pastCents,
      };
    })
    .filter(({ metals }) => metals.some(({ sides }) => sides.highCents > 0))
    .map(candleOf);
}

function candleOf({ start, metals, premiumCents }: Interval): Wire<'MetalCandle'> {
  const sum = (side: keyof Sides) =>
    dollars(metals.reduce((total, { sides }) => total + sides[side], 0));
  return {
    intervalStart: isoTime(start),
    ...Object.assign({}, ...metals.map(({ metal, sides }) => fieldsOf(metal, sides))),
    metalOpen: sum('openCents'),
    metalHigh: sum('highCents'),
    metalLow: sum('lowCents'),
    metalClose: sum('closeCents'),
    metalPremium: dollars(premiumCents),
  };
}

function worthOf(sum: Sum, candle: Candle): Sides {
  const entries = SIDES.map((side) => [side, worthOfSum(sum, candle[side])]);
  return Object.fromEntries(entries) as Sides;
}

function fieldsOf(metal: string, sides: Sides): Record<string, number> {
  return {
    [`${metal}Open`]: dollars(sides.openCents),
    [`${metal}High`]: dollars(sides.highCents),
    [`${metal}Low`]: dollars(sides.lowCents),
    [`${metal}Close`]: dollars(sides.closeCents),
  };
}
