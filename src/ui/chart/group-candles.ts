import { groups } from 'd3-array';

import type { Candle } from './series.ts';

/** `size` successive candles as one; the last may be of fewer. A size of 1 changes nothing. */
export function groupCandles(candles: readonly Candle[], size: number): Candle[] {
  const ends = groups(candles, (_, index) => Math.floor(index / size));
  return candles.length === 0 ? [] : ends.map(([, group]) => joined(group));
}

function joined(group: readonly Candle[]): Candle {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) throw new Error('A group of candles is never empty.');
  return {
    time: first.time,
    open: first.open,
    high: Math.max(...group.map(({ high }) => high)),
    low: Math.min(...group.map(({ low }) => low)),
    close: last.close,
  };
}
