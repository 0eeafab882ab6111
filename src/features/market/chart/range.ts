import { pricedMetals, type Metal } from '#api/spot/metal-spot.ts';
import type { CandleWidth } from '#api/spot/spot-candles.ts';
import type { ChartRange } from '#api/spot/spot-history.ts';

import { daysAt, sinceAt, type Days, type SingleDay } from './days.ts';

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
  /** The metal that the line is compared with, or the gold-silver ratio instead of it. */
  against: Against | undefined;
  hasTable: boolean;
  /** The ISO day since when somebody wants to know what became of their money. */
  since: string | undefined;
};

export type Against = Metal | 'ratio';

/** What the forms of the page have, with what is wrong with it. */
export type Asked = { days: Days | undefined; since: SingleDay | undefined };

/**
 * The choice of an address; the default is the line of a month. `last` is the last trading day (ISO
 * 8601).
 */
export function choiceAt(
  search: URLSearchParams,
  metal: Metal,
  last: string,
): { choice: ChartChoice; asked: Asked } {
  const [days, since] = [daysAt(search, last), sinceAt(search, last)];
  const kind = search.get('kind') === 'candles' ? 'candles' : 'line';
  return {
    asked: { days, since },
    choice: {
      range: RANGES.find((one) => one.range === search.get('range')) ?? MONTH,
      days: days && Object.keys(days.errors).length === 0 ? days : undefined,
      kind,
      // Two metals are lines.
      against:
        kind === 'line' ? againstFor(metal).find((one) => one === search.get('with')) : undefined,
      hasTable: search.get('table') === 'shown',
      since: since?.error ? undefined : since?.day,
    },
  };
}

/** What the line of a metal may be compared with. */
export function againstFor(metal: Metal): readonly Against[] {
  const others = pricedMetals.filter((other) => other !== metal);
  return metal === 'gold' || metal === 'silver' ? [...others, 'ratio'] : others;
}

/** The address of another choice, on the same page. */
export function hrefOf({ range, days, kind, against, hasTable, since }: ChartChoice): string {
  const search = new URLSearchParams(
    days ? { from: days.from, to: days.to } : { range: range.range },
  );
  if (kind === 'candles') search.set('kind', kind);
  else if (against) search.set('with', against);
  if (hasTable) search.set('table', 'shown');
  if (since) search.set('since', since);
  return `?${search}`;
}

/** The address that opens or closes the table. */
export function tableHref(choice: ChartChoice): string {
  return hrefOf({ ...choice, hasTable: !choice.hasTable });
}

/** What a chart page reads of its address: choices from lists, and dates of the visitor's own. */
export const chartParameters = {
  only: {
    range: RANGES.map((one) => one.range),
    kind: ['line', 'candles'] satisfies ChartChoice['kind'][],
    table: ['shown'],
    with: [...pricedMetals, 'ratio'] satisfies Against[],
  },
  own: ['from', 'to', 'since'],
};
