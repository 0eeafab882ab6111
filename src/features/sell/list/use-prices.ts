import { useQuery } from '@tanstack/react-query';

import { bidsQuery } from '#api/sell/bids.ts';
import { spotQuery } from '#api/spot/spot.ts';

/** The prices of now, which the header keeps fresh. */
export function usePrices() {
  const { data: bids, ...query } = useQuery(bidsQuery());
  const { data: spot } = useQuery(spotQuery());
  return { ...query, bids, prices: { bids: bids?.bids ?? [], spot } };
}
