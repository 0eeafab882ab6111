import { SalesPeriod } from '#generated/models/salesPeriod.ts';

import { stripQuery } from './listing.ts';

export type { SalesPeriod };

/** The periods over which best sellers are counted, the shortest first. */
export const salesPeriods: readonly SalesPeriod[] = Object.values(SalesPeriod);

/** As many as fill a row of three large and three rows of three small places. */
const PLACES = 12;

/** The first places of a category by the pieces sold in a period; empty if nothing was sold. */
export function rankingQuery(category: string, period: SalesPeriod) {
  return stripQuery({ category, period, sort: 'best-selling', size: PLACES });
}
