import type { CandleSpan, CandleWidth } from '#api/spot/spot-candles.ts';
import type { ChartRange } from '#api/spot/spot-history.ts';

/** `says` ends or begins a sentence; `hasTimes` when several points are of one day. */
export type RangeChoice = {
  range: ChartRange;
  label: string;
  says: string;
  hasTimes: boolean;
  /** The candles of the range, and how many days it looks back. */
  candles: { width: CandleWidth; days: number };
};

const YEAR = 365;
/** Before the first published price of any metal. */
const ALL = 120 * YEAR;

const range = (
  label: ChartRange,
  says: string,
  width: CandleWidth,
  days: number,
  hasTimes = false,
): RangeChoice => ({ range: label, label, says, hasTimes, candles: { width, days } });

/** The ranges of a chart: the text of its links, and the words for its sentence. */
export const RANGES: readonly RangeChoice[] = [
  range('24H', 'in the last 24 hours', 'hour', 1, true),
  range('1W', 'in the last week', 'hour', 7, true),
  range('1M', 'in the last month', 'day', 30, true),
  range('3M', 'in the last three months', 'day', 91),
  range('6M', 'in the last six months', 'week', 182),
  range('YTD', 'since the first of January', 'week', 0),
  range('1Y', 'in the last year', 'week', YEAR),
  range('5Y', 'in the last five years', 'month', 5 * YEAR),
  range('All', 'since the first known price', 'year', ALL),
];

const MONTH = range('1M', 'in the last month', 'day', 30, true);
const DAY_MS = 86_400_000;
const DATE_LENGTH = 10;

/** What a chart page shows, as its address says. */
export type ChartChoice = { range: RangeChoice; kind: 'line' | 'candles'; hasTable: boolean };

/** The choice of an address; the default is the line of a month. */
export function choiceAt(search: URLSearchParams): ChartChoice {
  return {
    range: RANGES.find((one) => one.range === search.get('range')) ?? MONTH,
    kind: search.get('kind') === 'candles' ? 'candles' : 'line',
    hasTable: search.get('table') === 'shown',
  };
}

/** The address of another choice, on the same page. */
export function hrefOf({ range, kind, hasTable }: ChartChoice): string {
  const search = new URLSearchParams({ range: range.range });
  if (kind === 'candles') search.set('kind', kind);
  if (hasTable) search.set('table', 'shown');
  return `?${search}`;
}

/** The candles of a range that ends on a trading day (ISO 8601 date). */
export function candlesOf({ range, candles }: RangeChoice, day: string): CandleSpan {
  const { width, days } = candles;
  const from = new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, DATE_LENGTH);
  return { from: range === 'YTD' ? `${day.slice(0, 4)}-01-01` : from, to: day, width };
}

/** What a chart page reads of its address: choices from lists, and dates of the visitor's own. */
export const chartParameters = {
  only: {
    range: RANGES.map((one) => one.range),
    kind: ['line', 'candles'] satisfies ChartChoice['kind'][],
    table: ['shown'],
  },
  own: ['from', 'to'],
};
