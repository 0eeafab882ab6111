const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A long date, "November 20, 2026", the same on the server and in every browser. Text that is not a
 * date is returned unchanged.
 */
export function longDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : dates.format(time);
}
