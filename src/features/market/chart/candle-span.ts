import type { CandleSpan, CandleWidth } from '#api/spot/spot-candles.ts';
import { daysBefore, daysBetween } from '#lib/iso-day.ts';

import type { ChartChoice, RangeChoice } from './range.ts';

/** The longest stretch of days for candles of a width, so that a page stays small and clear. */
const LONGEST_DAYS: Record<ChartChoice['kind'], [CandleWidth, days: number][]> = {
  line: [
    ['hour', 8],
    ['day', 380],
    ['week', 1_830],
    ['month', 7_690],
  ],
  candles: [
    ['hour', 4],
    ['day', 155],
    ['week', 770],
    ['month', 3_290],
  ],
};

/** The most candles that are asked for at once, and how many a day may have. */
const MOST_CANDLES = 2_900;
const SHORTER: Partial<Record<CandleWidth, { width: CandleWidth; perDay: number }>> = {
  year: { width: 'month', perDay: 1 / 28 },
  month: { width: 'day', perDay: 1 },
  week: { width: 'day', perDay: 1 },
  day: { width: 'hour', perDay: 24 },
};

/** The candles that a choice is drawn with; `last` is the last trading day (ISO 8601). */
export function candleSpan({ range, days, kind }: ChartChoice, last: string): CandleSpan {
  if (!days) return ofRange(range, last);
  const { from, to } = days;
  const count = daysBetween(from, to);
  const width = LONGEST_DAYS[kind].find(([, most]) => count <= most)?.[0] ?? 'year';
  return { from, to, width };
}

function ofRange({ range, candles: { width, days } }: RangeChoice, last: string): CandleSpan {
  const from = range === 'YTD' ? `${last.slice(0, 4)}-01-01` : daysBefore(last, days);
  return { from, to: last, width };
}

/** Shorter candles of the same days, for who looks closer; `undefined` if there are none. */
export function closerSpan({ from, to, width }: CandleSpan): CandleSpan | undefined {
  const shorter = SHORTER[width];
  const isPossible = shorter && daysBetween(from, to) * shorter.perDay <= MOST_CANDLES;
  return isPossible ? { from, to, width: shorter.width } : undefined;
}
