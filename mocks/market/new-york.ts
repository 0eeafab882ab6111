/** A calendar day, counted from 1970-01-01. It has no time zone; New York's clock gives it one. */
export type Day = number;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The day of a date written as yyyy-mm-dd, or undefined when there is no such date. */
export function dayOfDate(date: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const day = Date.parse(`${date}T00:00:00Z`) / dayMs;
  // Some engines roll February 30 over into March instead of refusing it.
  return Number.isInteger(day) && dateOfDay(day) === date ? day : undefined;
}

/** A day as yyyy-mm-dd. */
export function dateOfDay(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** The day of the week, Sunday 0 to Saturday 6. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

function nthSunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month, 1);
  return first + (((7 - weekdayOf(first / dayMs)) % 7) + 7 * (nth - 1)) * dayMs;
}

// The rule in force since 2007: from 2:00 on the second Sunday of March to 2:00 on the first
// Sunday of November. Earlier years get it too; nothing older than a month is shown by the hour.
function hoursBehindUtc(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const starts = nthSunday(year, 2, 2) + 7 * hourMs;
  const ends = nthSunday(year, 10, 1) + 6 * hourMs;
  return time >= starts && time < ends ? 4 : 5;
}

/** The calendar day in New York at an instant in ms. */
export function newYorkDay(time: number): Day {
  return Math.floor((time - hoursBehindUtc(time) * hourMs) / dayMs);
}

/** The instant, in ms, at which New York's clocks show `hour` o'clock on a day. */
export function newYorkHour(day: Day, hour: number): number {
  const asIfWinter = day * dayMs + (hour + 5) * hourMs;
  return asIfWinter - (5 - hoursBehindUtc(asIfWinter - hourMs)) * hourMs;
}
