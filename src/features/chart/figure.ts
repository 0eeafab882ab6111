import type { Metal } from '#api/spot/metal-spot.ts';
import type { CandleWidth } from '#api/spot/spot-candles.ts';

import { writingFor } from '#commerce/chart/price-writing.ts';
import { daysWords } from './days.ts';
import type { ChartChoice } from './range.ts';

export const HEADING_ID = 'chart-heading';

export type FigureProps = {
  metal: Metal;
  choice: ChartChoice;
  /** The trading day of the last price, an ISO 8601 date. */
  day: string;
  /** Hears what the chart says at a glance, when it is shown. */
  onShown: (sentence: string) => void;
};

/** "in the last year", "between January 2, 2026 and February 3, 2026" */
export function whenOf({ range, days }: ChartChoice): string {
  return days ? daysWords(days) : range.says;
}

/** A trading day begins on the evening before it: eight hours later it is that day everywhere. */
const INTO_DAY_MS = 8 * 3_600_000;

/** When a candle is, in milliseconds: an hour at its beginning, longer ones within their first day. */
export function candleTime(start: string, width: CandleWidth): number {
  return Date.parse(start) + (width === 'hour' ? 0 : INTO_DAY_MS);
}

/** Within a sentence: "the week of July 6, 2026". */
export function inSentence(width: CandleWidth): (time: number) => string {
  const { moment } = writingFor(width);
  return (time) => moment(time).replace(/^W/, 'the w');
}
