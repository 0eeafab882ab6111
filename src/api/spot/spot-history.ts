import { queryOptions } from '@tanstack/react-query';

import { getGetSpotHistoryQueryKey, getSpotHistory } from '#generated/hooks/spot/spot.ts';
import type { ChartRange } from '#generated/models/chartRange.ts';
import { centsOf } from '#lib/cents.ts';

import type { SpotMetal } from './spot.ts';

export type { ChartRange };

/** One troy ounce at a time (ISO 8601), in cents. */
export type SpotPoint = { time: string; ask: number };

/** The ask of a metal over a range, oldest first. */
export function spotHistoryQuery(metal: SpotMetal, range: ChartRange) {
  return queryOptions({
    queryKey: getGetSpotHistoryQueryKey({ metal, range }),
    queryFn: async ({ signal }) => {
      const { points } = (await getSpotHistory({ metal, range }, { signal })).data;
      return points.map(({ time, ask }): SpotPoint => ({ time, ask: centsOf(ask) }));
    },
  });
}
