import type { CandleWidth } from '#api/spot/spot-candles.ts';

import { writingFor } from './price-writing.ts';

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
