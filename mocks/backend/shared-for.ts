import type { OperationId } from '#generated/operations.ts';

import { settings } from '../pricing/settings.ts';

const HOUR_S = 3600;

/** Seconds for which everybody gets the same answer. `now` is in milliseconds. */
const SHARED: Partial<Record<OperationId, (now: number) => number>> = {
  getSpotPrices: untilNextPrices,
  getCheckoutSettings: () => HOUR_S,
};

/** What shared caches are told of an answer to nobody in particular. */
export function sharedFor(id: OperationId, now: number): HeadersInit | undefined {
  const seconds = SHARED[id]?.(now);
  return seconds === undefined ? undefined : { 'cache-control': `public, s-maxage=${seconds}` };
}

/** Rounded down: an old price after the publication of the next would be worse than one more call. */
function untilNextPrices(now: number): number {
  const feed = settings.spotRefreshSeconds;
  return Math.floor(feed - ((now / 1000) % feed));
}
