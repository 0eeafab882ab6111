import type { CandleWidth } from '#api/spot/spot-candles.ts';
import type { ChartRange } from '#api/spot/spot-history.ts';

import { daysAt, type Days } from './days.ts';

/** `says` ends or begins a sentence; `step` is from one point of the line to the next. */
export type RangeChoice = {
  range: ChartRange;
  label: string;
  says: string;
  step: 'point' | 'day';
  /** Whether several points of the line are of one day. */
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
  points: 'in days' | 'daily' | 'thinned',
  width: CandleWidth,
  days: number,
): RangeChoice => ({
  range: label,
  label,
  says,
  step: points === 'daily' ? 'day' : 'point',
  hasTimes: points === 'in days',
  candles: { width, days },
});

const MONTH = range('1M', 'in the last month', 'in days', 'day', 30);

/** The ranges of a chart: the text of its links, and the words for its sentence. */
export const RANGES: readonly RangeChoice[] = [
  range('24H', 'in the last 24 hours', 'in days', 'hour', 1),
  range('1W', 'in the last week', 'in days', 'hour', 7),
  MONTH,
  range('3M', 'in the last three months', 'daily', 'day', 91),
  range('6M', 'in the last six months', 'daily', 'week', 182),
  range('YTD', 'since the first of January', 'daily', 'week', 0),
  range('1Y', 'in the last year', 'daily', 'week', YEAR),
  range('5Y', 'in the last five years', 'thinned', 'month', 5 * YEAR),
  range('All', 'since the first known price', 'thinned', 'year', ALL),
];

/** What a chart page shows, as its address says. Days that can be read replace the range. */
export type ChartChoice = {
  range: RangeChoice;
  days: Days | undefined;
  kind: 'line' | 'candles';
  hasTable: boolean;
};

/**
 * The choice of an address; the default is the line of a month. `last` is the last trading day (ISO
 * 8601), and `asked` what the form of days has, with what is wrong with it.
 */
export function choiceAt(
  search: URLSearchParams,
  last: string,
): { choice: ChartChoice; asked: Days | undefined } {
  const asked = daysAt(search, last);
  const isReadable = asked && Object.keys(asked.errors).length === 0;
  return {
    asked,
    choice: {
      range: RANGES.find((one) => one.range === search.get('range')) ?? MONTH,
      days: isReadable ? asked : undefined,
      kind: search.get('kind') === 'candles' ? 'candles' : 'line',
      hasTable: search.get('table') === 'shown',
    },
  };
}

/** The address of another choice, on the same page. */
export function hrefOf({ range, days, kind, hasTable }: ChartChoice): string {
  const search = new URLSearchParams(
    days ? { from: days.from, to: days.to } : { range: range.range },
  );
  if (kind === 'candles') search.set('kind', kind);
  if (hasTable) search.set('table', 'shown');
  return `?${search}`;
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
