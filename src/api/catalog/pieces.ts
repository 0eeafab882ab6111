import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import type { Metal } from '#generated/models/metal.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

import type { Premium } from './premium.ts';
import type { PriceTier } from './product-stock.ts';

/** A product that a text names or reckons with; `cash` is cents for one by check, wire or eCheck. */
export type Piece = {
  id: number;
  name: string;
  href: string;
  image: string;
  metal?: Metal;
  /** Troy ounces of pure metal in one. */
  ounces: number;
  cash: number;
  /** Cents for one by card or PayPal. */
  card: number;
  premium?: Premium;
  /** The price steps of the stock that is sold first. */
  tiers: PriceTier[];
};

const calls = lazyCalls(() => import('./pieces-calls.ts'));

/** Products by their ids, in that order; those that the store does not know are left out. */
export function piecesQuery(ids: readonly number[]) {
  return asked({
    queryKey: ['pieces', ids],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<Piece[]> => (await calls()).readPieces(ids, signal),
  });
}
