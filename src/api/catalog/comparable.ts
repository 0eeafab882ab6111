import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { Comparable } from './comparable-model.ts';

/** Converted before it is cached: four whole products would add 4 kB brotli to the HTML. */
const calls = lazyCalls(() => import('./comparable-calls.ts'));

/** One product of a comparison; `null` if it is gone, which leaves the others comparable. */
export function comparableQuery(id: number) {
  return asked({
    queryKey: ['comparable', id],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<Comparable | null> =>
      (await calls()).readComparable(id, signal),
  });
}
