import type { ComparedProduct } from '#api/spot/price-comparisons.ts';
import { noonOf } from '#commerce/chart/price-writing.ts';
import { countWords } from '#commerce/format/count.ts';
import type { Line } from '#ui/chart/series.ts';

import { lowestOf, sellerName } from './sellers.ts';

/** Besides this store: a chart has room for three lines. */
const OTHERS = 2;

/** The lines of a product's price by check, in cents; `times` in milliseconds. */
type SellerDays = { times: number[]; lines: Line[] };

/**
 * A product's price here and at the two dealers that were the cheapest last, on the days of which
 * all are known.
 */
export function sellerDays(days: readonly ComparedProduct[]): SellerDays {
  const names = shownSellers(days.at(-1));
  const whole = days.flatMap((day) => {
    const values = names.map((name) => day.prices.find((each) => sellerName(each) === name)?.cash);
    return values.every((value) => value !== undefined) ? [{ day: day.day, values }] : [];
  });
  return {
    times: whole.map(({ day }) => noonOf(day)),
    lines: names.map((name, at) => ({ name, values: whole.map(({ values }) => values[at] ?? 0) })),
  };
}

function shownSellers(last: ComparedProduct | undefined): string[] {
  const prices = last?.prices ?? [];
  const ours = prices.filter(({ isOurs }) => isOurs);
  const others = prices
    .filter(({ isOurs }) => !isOurs)
    .toSorted((one, other) => one.cash - other.cash)
    .slice(0, OTHERS);
  return [...ours, ...others].map(sellerName);
}

/** "This store was the lowest on 27 of 30 days." */
export function lowestDaysWords(days: readonly ComparedProduct[]): string {
  const lowest = days.filter((day) => {
    return day.prices.some(({ cash, isOurs }) => isOurs && cash === lowestOf(day));
  });
  return `This store was the lowest on ${lowest.length} of ${countWords(days.length, 'day')}.`;
}
