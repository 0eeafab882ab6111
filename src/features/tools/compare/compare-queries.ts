import { softAnswerTo, type Preloaded } from '#api/cache/preload.ts';
import { comparableQuery } from '#api/catalog/comparable.ts';
import { todaysPricesQuery } from '#api/catalog/deals.ts';
import { elsewhereQuery } from '#api/catalog/elsewhere.ts';
import { stripQuery } from '#api/catalog/listing.ts';
import { suggestionsQuery } from '#api/catalog/search.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { tradingDay } from '#commerce/format/trading-day.ts';

import type { Asked } from './compare-place.ts';

/** The trading day of the last price, from what was loaded; without a price, today. */
export function dayOf(prices: Preloaded): string {
  return tradingDay(softAnswerTo(spotQuery(), prices)?.time);
}

/** What a comparison can do without: prices elsewhere (of a `day`), and what else could be in it. */
export function compareQueries({ ids, beyond, find }: Asked, day: string) {
  return [
    ...ids.map(comparableQuery),
    ...(ids.length > 0 ? [elsewhereQuery(day)] : []),
    ...(beyond.length > 0 ? [todaysPricesQuery(beyond)] : []),
    ...(find ? [suggestionsQuery(find)] : []),
    ...(ids.length === 0 && !find ? STARTS.map(({ category }) => startQuery(category)) : []),
  ];
}

/** Lists of which the two that are bought most make a comparison to begin with. */
export const STARTS = [
  { category: 'silver/silver-coins', label: 'Silver coins' },
  { category: 'gold/gold-coins', label: 'Gold coins' },
  { category: 'silver/silver-bars', label: 'Silver bars' },
] as const;

export function startQuery(category: string) {
  return stripQuery({ category, sort: 'best-selling', size: 2 });
}
