const DATE_LENGTH = 10;
const DAY_MS = 86_400_000;

/** Text that is a day of the calendar as ISO 8601 writes it, "2026-01-31"; otherwise `undefined`. */
export function isoDay(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(text);
  // 2026-02-31 has the right form, but does not exist.
  return Number.isNaN(time) || isoDayOf(time) !== text ? undefined : text;
}

/** The ISO day so many days before another. */
export function daysBefore(day: string, days: number): string {
  return isoDayOf(Date.parse(day) - days * DAY_MS);
}

/** The days from one ISO day to another, both included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function isoDayOf(time: number): string {
  return new Date(time).toISOString().slice(0, DATE_LENGTH);
}
