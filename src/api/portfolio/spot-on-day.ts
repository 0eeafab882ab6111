import { asked } from '#api/cache/asked.ts';
import type { SpotMetal } from '#api/spot/spot.ts';
import { getGetSpotPricesDateWiseQueryOptions } from '#generated/hooks/portfolio/portfolio.ts';
import type { SpotOnDateResponse } from '#generated/models/spotOnDateResponse.ts';
import { centsIfAny, centsOf } from '#lib/cents.ts';

/** The price of a metal on a day, ISO 8601; cents a troy ounce. */
export type SpotOnDay = {
  /** The day asked for, or the last trading day before it. */
  day: string;
  spotCents: number;
  /** What the product usually costs over spot. */
  premiumCents: number | undefined;
};

/** §7 The spot price when a product was bought; `missing` if the 30 days before have none either. */
export function spotOnDayQuery(day: string, productName: string, metal: SpotMetal) {
  return asked(
    getGetSpotPricesDateWiseQueryOptions(
      { date: day, productName, metal },
      { query: { select: spotIn, refetchOnReconnect: false, refetchOnWindowFocus: false } },
    ),
  );
}

function spotIn({ data }: SpotOnDateResponse): SpotOnDay {
  return {
    day: data.spotDate,
    spotCents: centsOf(data.spot),
    premiumCents: centsIfAny(data.premium),
  };
}
