import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { Candle, CandleWidth } from '../market/candles.ts';
import { dateOfDay, newYorkDay, newYorkHour } from '../market/new-york.ts';
import { worthCents } from './figures.ts';
import { type Lot, lotsOf } from './lots.ts';
import type { Moment } from './series.ts';
import { firstDayOf } from './span.ts';
import { type Transaction, portfolioMetals } from './transaction.ts';

type Frequency = Wire<'PortfolioFrequency'>;
type Sides = Pick<Candle, 'openCents' | 'highCents' | 'lowCents' | 'closeCents'>;
type MetalSides = { metal: string; sides: Sides };

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
  // 1D begins with the session, which opened the evening before.
  const from = newYorkHour(frequency === '1D' ? today - 1 : firstDayOf(frequency, today), 18);
  const to = Math.min(now, board.spotTime);
  const held = portfolioMetals.filter((metal) => transactions.some((each) => each.metal === metal));
  const byStart = new Map<number, MetalSides[]>();
  for (const metal of held) {
    for (const candle of market.candles(metal, { from, to, width: WIDTHS[frequency] })) {
      const sides = worthOf(lotsAt(transactions, candle.start, metal), candle);
      byStart.set(candle.start, [...(byStart.get(candle.start) ?? []), { metal, sides }]);
    }
  }
  return [...byStart]
    .toSorted(([one], [other]) => one - other)
    .filter(([, metals]) => metals.some(({ sides }) => sides.highCents > 0))
    .map(([start, metals]) => candleOf(start, metals));
}

function candleOf(start: number, metals: readonly MetalSides[]): Wire<'MetalCandle'> {
  const sum = (side: keyof Sides) =>
    dollars(metals.reduce((total, { sides }) => total + sides[side], 0));
  return {
    intervalStart: isoTime(start),
    ...Object.assign({}, ...metals.map(({ metal, sides }) => fieldsOf(metal, sides))),
    metalOpen: sum('openCents'),
    metalHigh: sum('highCents'),
    metalLow: sum('lowCents'),
    metalClose: sum('closeCents'),
  };
}

function lotsAt(transactions: readonly Transaction[], time: number, metal: string): Lot[] {
  const date = dateOfDay(newYorkDay(time));
  return lotsOf(transactions.filter((each) => each.metal === metal && each.date <= date)).open;
}

function worthOf(lots: readonly Lot[], candle: Candle): Sides {
  const entries = SIDES.map((side) => [side, worthCents(lots, candle[side])]);
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
