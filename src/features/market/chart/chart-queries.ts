import type { Metal } from '#api/spot/metal-spot.ts';
import { spotCandlesQuery } from '#api/spot/spot-candles.ts';
import { daysBefore } from '#lib/iso-day.ts';

import { candleSpan } from './candle-span.ts';
import { linePointsQuery } from './line-points.ts';
import type { ChartChoice } from './range.ts';

/** The last 52 weeks, in so few candles as give their lowest and highest price. */
export function yearQuery(metal: Metal, day: string) {
  return spotCandlesQuery(metal, { from: daysBefore(day, 364), to: day, width: 'month' });
}

/** The last days until one, in daily candles: the market may have rested on the day itself. */
export function closeQuery(metal: Metal, day: string) {
  return spotCandlesQuery(metal, { from: daysBefore(day, 6), to: day, width: 'day' });
}

/** All that the page of a choice is drawn from. */
export function pageQueries(metal: Metal, choice: ChartChoice, day: string) {
  return [
    yearQuery(metal, day),
    ...chartQueries(metal, choice, day),
    ...(choice.since ? [closeQuery(metal, choice.since)] : []),
  ];
}

function chartQueries(metal: Metal, choice: ChartChoice, day: string) {
  const { kind, against } = choice;
  if (kind === 'candles') return [spotCandlesQuery(metal, candleSpan(choice, day))];
  const metals: Metal[] =
    against === 'ratio' ? ['silver', 'gold'] : against ? [metal, against] : [metal];
  return metals.map((each) => linePointsQuery(each, choice, day));
}
