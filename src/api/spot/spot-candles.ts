import { asked } from '#api/cache/asked.ts';
import { getGetSpotCandlesQueryOptions } from '#generated/hooks/prices/prices.ts';
import type { CandleWidth } from '#generated/models/candleWidth.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { SpotCandlesResponse } from '#generated/models/spotCandlesResponse.ts';
import { centsOf } from '#lib/cents.ts';

export type { CandleWidth };

/** The ask of one troy ounce over a stretch of trading that began at `start` (ISO 8601), in cents. */
type SpotCandle = { start: string; open: number; high: number; low: number; close: number };

/** Two trading days (ISO 8601 dates, both included), and how much trading each candle holds. */
export type CandleSpan = { from: string; to: string; width: CandleWidth };

/** The candles of a metal, oldest first. */
export function spotCandlesQuery(metal: Metal, span: CandleSpan) {
  return asked(getGetSpotCandlesQueryOptions({ metal, ...span }, { query: { select: candlesIn } }));
}

function candlesIn({ data }: SpotCandlesResponse): SpotCandle[] {
  return data.candles.map(({ start, open, high, low, close }) => ({
    start,
    open: centsOf(open),
    high: centsOf(high),
    low: centsOf(low),
    close: centsOf(close),
  }));
}
