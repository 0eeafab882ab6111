import { getSpotPrices } from '#generated/hooks/spot/spot.ts';
import type { SpotPrice } from '#generated/models/spotPrice.ts';
import { centsOf } from '#lib/cents.ts';

import type { Spot, SpotMetal, SpotQuote } from './spot-model.ts';

export async function readSpot(signal: AbortSignal): Promise<Spot> {
  return spotOf((await getSpotPrices(undefined, { signal })).data);
}

function spotOf(data: SpotPrice): Spot {
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
    time: data.spotTime,
    stale: data.areStale,
  };
}
