/** A moment as a calendar in one time zone shows it; `day` counts days since 1970. */
export type Calendar = { year: number; month: number; date: number; day: number; hour: number };

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAY_MS = 86_400_000;
const zones = new Map<string, Intl.DateTimeFormat>();

function zoneOf(timeZone: string): Intl.DateTimeFormat {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  zones.set(timeZone, format);
  return format;
}

/** The calendar of a moment (milliseconds). */
export function calendarAt(time: number, timeZone: string): Calendar {
  const [month = 1, date = 1, year = 1970, hour = 0] = zoneOf(timeZone)
    .format(time)
    .split(/\D+/)
    .map(Number);
  return { year, month, date, hour, day: Date.UTC(year, month - 1, date) / DAY_MS };
}

/** "2 PM" */
export function hourWords({ hour }: Calendar): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "Mar 4" */
export function dayWords({ month, date }: Calendar): string {
  return `${MONTHS[month - 1]} ${date}`;
}

/** "Mar", or "Jan 2026" in the first month of a year. */
export function monthWords({ month, year }: Calendar): string {
  return month === 1 ? `Jan ${year}` : (MONTHS[month - 1] ?? '');
}

/** "March 2026", for a group of a table. */
export function monthAndYear({ month, year }: Calendar): string {
  return `${MONTHS[month - 1]} ${year}`;
}

const decimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const wholes = new Intl.NumberFormat('en-US');

/** "1 row", "1,240 rows" */
export function rowsWords(count: number): string {
  return `${wholes.format(count)} ${count === 1 ? 'row' : 'rows'}`;
}

/** A ratio or an index, to the tenth: "65.5". */
export function decimal(value: number): string {
  return decimals.format(value);
}
