import { asked } from '#api/cache/asked.ts';
import { lazyCalls } from '#api/cache/lazy-calls.ts';

import type { Spot } from './spot-model.ts';

export { spotMetals, type Spot, type SpotMetal, type SpotQuote } from './spot-model.ts';

/**
 * Options of every query whose answer holds prices. The header asks for them again whenever it has
 * looked at the market; neither a look at another window nor a new connection may change what the
 * shopper is reading.
 */
export const FOLLOWS_SPOT = {
  meta: { followsSpot: true },
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
};

const calls = lazyCalls(() => import('./spot-calls.ts'));

/**
 * §3 The live prices of the four metals. Refreshed for every reader at once by the header, which
 * the shopper can pause; so nothing else may refresh them by the way.
 */
export function spotQuery() {
  return asked({
    queryKey: ['spot'],
    queryFn: async ({ signal }): Promise<Spot> => (await calls()).readSpot(signal),
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
