import { asked } from '#api/cache/asked.ts';
import { getGetSpotPricesQueryOptions } from '#generated/hooks/spot/spot.ts';
import { Metal } from '#generated/models/metal.ts';
import type { SpotPriceResponse } from '#generated/models/spotPriceResponse.ts';
import { ApiFailure } from '#lib/api-error.ts';
import { centsOf } from '#lib/cents.ts';
import { timeOf } from '#lib/time-of.ts';

import { spotQuery } from './spot.ts';

export type { Metal };

/** The metals that may have a price page, in the order the store names them. */
export const pricedMetals = [
  Metal.silver,
  Metal.gold,
  Metal.platinum,
  Metal.palladium,
  Metal.copper,
] as const;

/**
 * One metal as its own page shows it, in cents per troy ounce (copper: per avoirdupois pound). `day`
 * is the lowest and the highest ask of today. `time` is when the market last quoted, ISO 8601.
 */
export type MetalSpot = {
  askCents: number;
  bidCents: number;
  changeCents: number;
  changePercent: number;
  day: { lowCents: number; highCents: number } | undefined;
  time: string;
  stale: boolean;
};

/**
 * §3 The live prices as `spotQuery` reads them, by metal: only what the API quotes. Without any
 * metal the answer is `unreadable`.
 */
export function metalSpotsQuery() {
  const { queryKey: _, queryFn: __, select: ___, ...manner } = spotQuery();
  return asked(getGetSpotPricesQueryOptions(undefined, { query: { ...manner, select: spotsIn } }));
}

function spotsIn({ data }: SpotPriceResponse): Partial<Record<Metal, MetalSpot>> {
  const spots: Partial<Record<Metal, MetalSpot>> = {};
  for (const metal of pricedMetals) {
    const spot = spotOf(data, metal);
    if (spot) spots[metal] = spot;
  }
  if (Object.keys(spots).length === 0) throw new ApiFailure({ kind: 'unreadable' });
  return spots;
}

function spotOf(data: SpotPriceResponse['data'], metal: Metal): MetalSpot | undefined {
  const [ask, bid] = [data[`${metal}Ask`], data[`${metal}Bid`]];
  if (typeof ask !== 'number' || typeof bid !== 'number') return undefined;
  const { low, high } =
    metal === 'copper' ? {} : { low: data[`${metal}LowSpot`], high: data[`${metal}HighSpot`] };
  return {
    askCents: centsOf(ask),
    bidCents: centsOf(bid),
    changeCents: centsOf(data[`${metal}Change`] ?? 0),
    changePercent: data[`${metal}ChangePercent`] ?? 0,
    day:
      low === undefined || high === undefined
        ? undefined
        : { lowCents: centsOf(low), highCents: centsOf(high) },
    time: timeOf(data.spotTime),
    stale: data.areStale,
  };
}
