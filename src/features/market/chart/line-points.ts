import type { Asked } from '#api/cache/asked.ts';
import { selected } from '#api/cache/asked.ts';
import type { Metal } from '#api/spot/metal-spot.ts';
import { spotCandlesQuery } from '#api/spot/spot-candles.ts';
import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import { candleTime } from '#commerce/chart/price-writing.ts';
import type { Point } from '#ui/chart/series.ts';

import { candleSpan } from './candle-span.ts';
import type { ChartChoice } from './range.ts';

/** The points of a line (cents, milliseconds): those of a range, or the closes of some days. */
export function linePointsQuery(
  metal: Metal,
  choice: ChartChoice,
  day: string,
): Asked<unknown, Point[]> {
  if (!choice.days) {
    return withPoints(spotHistoryQuery(metal, choice.range.range), (points) =>
      points.map(({ time, ask }) => ({ time: Date.parse(time), value: ask })),
    );
  }
  const span = candleSpan(choice, day);
  return withPoints(spotCandlesQuery(metal, span), (candles) =>
    candles.map(({ start, open, close }) => ({
      time: candleTime(start, span.width),
      // An hour is named by its beginning, what is longer is known by its end.
      value: span.width === 'hour' ? open : close,
    })),
  );
}

/** The same query; what its answers are turned into does not matter to who asks. */
function withPoints<Raw, Answer>(
  query: Asked<Raw, Answer>,
  points: (answer: Answer) => Point[],
): Asked<unknown, Point[]> {
  return {
    ...query,
    select: (raw: Raw) => points(selected(query, raw)),
  } as unknown as Asked<unknown, Point[]>;
}
