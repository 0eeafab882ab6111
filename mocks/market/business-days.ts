import { type Day, dateOfDay, dayMs, newYorkDay, newYorkHour, weekdayOf } from './new-york.ts';

/** Holidays of the Federal Reserve with a fixed date, as month and day. */
const FIXED = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);
/** The others, as month (January 0), weekday (Sunday 0) and which one of the month; -1 is the last. */
const MOVING = [
  [0, 1, 3],
  [1, 1, 3],
  [4, 1, -1],
  [8, 1, 1],
  [9, 1, 2],
  [10, 4, 4],
] as const;

/** By day: every order of a customer asks for the same few. */
const known = new Map<Day, boolean>();

/** A day on which banks work: Monday to Friday, without the holidays of the Federal Reserve. */
export function isBusinessDay(day: Day): boolean {
  const isOpen = known.get(day) ?? findBusinessDay(day);
  known.set(day, isOpen);
  return isOpen;
}

function findBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6 || isHoliday(day)) return false;
  // A holiday on a Sunday is kept on the Monday; one on a Saturday is not made up for.
  return !(weekday === 1 && isFixedHoliday(day - 1));
}

/** The day itself, or else the next business day. */
export function businessDayFrom(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayFrom(day + 1);
}

/** The instant some business days later, at an hour in New York. */
export function businessDaysLater(time: number, days: number, hour = 16): number {
  let day = newYorkDay(time);
  for (let left = days; left > 0; left -= 1) day = businessDayFrom(day + 1);
  return newYorkHour(day, hour);
}

function isHoliday(day: Day): boolean {
  return isFixedHoliday(day) || MOVING.some((rule) => isOn(day, rule));
}

function isFixedHoliday(day: Day): boolean {
  return FIXED.has(dateOfDay(day).slice(5));
}

function isOn(day: Day, [month, weekday, nth]: (typeof MOVING)[number]): boolean {
  const date = new Date(day * dayMs);
  if (date.getUTCMonth() !== month || weekdayOf(day) !== weekday) return false;
  const inAWeek = new Date((day + 7) * dayMs);
  if (nth === -1) return inAWeek.getUTCMonth() !== month;
  return Math.ceil(date.getUTCDate() / 7) === nth;
}
