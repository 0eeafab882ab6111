import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { Piece } from './piece.ts';

const calls = lazyCalls(() => import('./pieces-calls.ts'));

/** Products by their ids, in that order; those that the store does not know are left out. */
export function piecesQuery(ids: readonly number[]) {
  return asked({
    queryKey: ['pieces', ids],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<Piece[]> => (await calls()).readPieces(ids, signal),
  });
}
