import { asked } from '#api/cache/asked.ts';
import { getGetSpotPricesQueryOptions } from '#generated/hooks/spot/spot.ts';
import type { SpotPriceResponse } from '#generated/models/spotPriceResponse.ts';
import { centsOf } from '#lib/cents.ts';
import { timeOf } from '#lib/time-of.ts';

/** The quoted metals, in the order the store names them. */
export const spotMetals = ['silver', 'gold', 'platinum', 'palladium'] as const;

export type SpotMetal = (typeof spotMetals)[number];

/** One troy ounce, in cents; the change is the ask's since the close of the day before. */
export type SpotQuote = {
  askCents: number;
  bidCents: number;
  changeCents: number;
  changePercent: number;
};

/** `time` is when the market last quoted, ISO 8601; `stale` when that was too long ago. */
export type Spot = { quotes: Record<SpotMetal, SpotQuote>; time: string; stale: boolean };

/**
 * Options of every query whose answer holds prices. The header reads them again after each
 * spot refresh; a focused window or a new connection must not change the page while it is read.
 */
export const FOLLOWS_SPOT = {
  meta: { followsSpot: true },
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
};

/**
 * §3 The live prices of the four metals. Refreshed for every reader at once by the header, which
 * the shopper can pause; so nothing else may refresh them by the way.
 */
export function spotQuery() {
  return asked(
    getGetSpotPricesQueryOptions(undefined, {
      query: {
        select: spotIn,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
    }),
  );
}

function spotIn({ data }: SpotPriceResponse): Spot {
  const quote = (metal: SpotMetal): SpotQuote => ({
    askCents: centsOf(data[`${metal}Ask`]),
    bidCents: centsOf(data[`${metal}Bid`]),
    changeCents: centsOf(data[`${metal}Change`]),
    changePercent: data[`${metal}ChangePercent`],
  });
  return {
    quotes: {
      silver: quote('silver'),
      gold: quote('gold'),
      platinum: quote('platinum'),
      palladium: quote('palladium'),
    },
    time: timeOf(data.spotTime),
    stale: data.areStale,
  };
}
