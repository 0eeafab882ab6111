const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31'];

/** The quarters since the year 0, by UTC as the API's times; NaN for a date that is none. */
export function quarterOf(date: Date): number {
  return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3);
}

/** The ISO day on which a quarter ends. */
export function lastDayOf(quarter: number): string {
  return `${Math.floor(quarter / 4)}-${LAST_DAYS[quarter % 4]}`;
}
