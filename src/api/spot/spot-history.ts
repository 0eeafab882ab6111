import { asked } from '#api/cache/asked.ts';
import { getGetSpotHistoryQueryOptions } from '#generated/hooks/prices/prices.ts';
import type { ChartRange } from '#generated/models/chartRange.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { SpotHistoryResponse } from '#generated/models/spotHistoryResponse.ts';
import { centsOf } from '#lib/cents.ts';

export type { ChartRange };

/** One troy ounce at a time (ISO 8601), in cents. */
type SpotPoint = { time: string; ask: number };

/** The ask of a metal over a range, oldest first. */
export function spotHistoryQuery(metal: Metal, range: ChartRange) {
  return asked(getGetSpotHistoryQueryOptions({ metal, range }, { query: { select: pointsIn } }));
}

function pointsIn({ data }: SpotHistoryResponse): SpotPoint[] {
  return data.points.map(({ time, ask }) => ({ time, ask: centsOf(ask) }));
}
