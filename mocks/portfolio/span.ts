import type { Wire } from '../backend/wire.ts';
import { type Day, dateOfDay, dayOfDate, newYorkDay } from '../market/new-york.ts';
import { isTradingDay } from '../market/session.ts';

type Frequency = Wire<'PortfolioFrequency'>;

const MOST_POINTS = 180;

/** The first day that a range shows, counted back from `today`; of All, the first purchase's. */
export function firstDayOf(frequency: Frequency, today: Day, firstDate: string | undefined): Day {
  switch (frequency) {
    case '1D':
      return lastTradingBefore(today);
    case '1W':
      return today - 7;
    case '1M':
      return today - 30;
    case '3M':
      return today - 91;
    case '6M':
      return today - 182;
    case 'YTD':
      return Date.UTC(Number(dateOfDay(today).slice(0, 4)), 0, 1) / 86_400_000;
    case '1Y':
      return today - 365;
    case '5Y':
      return today - 5 * 365;
    case 'All':
      return (firstDate === undefined ? undefined : dayOfDate(firstDate)) ?? today;
  }
}

function lastTradingBefore(day: Day): Day {
  return isTradingDay(day - 1) ? day - 1 : lastTradingBefore(day - 1);
}

/** The dates (yyyy-mm-dd) of a range up to `now` (ms), oldest first and evenly thinned. */
export function datesOf(
  frequency: Frequency,
  now: number,
  firstDate: string | undefined,
): string[] {
  const today = newYorkDay(now);
  const days: Day[] = [];
  const first = firstDayOf(frequency, today, firstDate);
  for (let day = first; day < today; day += 1) {
    if (isTradingDay(day)) days.push(day);
  }
  const every = Math.ceil((days.length + 1) / MOST_POINTS);
  const kept = days.filter((_, index) => (days.length - index) % every === 0);
  // All begins on the day of the first purchase, even where thinning would leave it out.
  if (frequency === 'All' && kept.length > 0) kept[0] = first;
  return [...kept, today].map(dateOfDay);
}
