import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { Shelf } from './listing-model.ts';

const calls = lazyCalls(() => import('./listing-calls.ts'));

/** A category in short, on a page that leads to it: without filters, which are most of a list. */
export function shelfQuery(category: string) {
  return asked({
    queryKey: ['shelf', category],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<Shelf> => (await calls()).readShelf(category, signal),
  });
}
