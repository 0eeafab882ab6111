import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';

import type { Typed } from '../weigh.ts';

const WEIGHED: readonly (keyof Typed)[] = ['melt', 'fine', 'amount', 'unit', 'pieces'];

/** The parameters of the page of bids: what somebody weighs is their own. */
export const bidParameters = { only: { metal: spotMetals }, own: WEIGHED };

/** The metal of the bids that an address asks for. */
export function metalAt(search: URLSearchParams): SpotMetal {
  return spotMetals.find((each) => each === search.get('metal')) ?? 'silver';
}
