const timeZone = 'America/New_York';
const longDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
/** Swedish dates are written as ISO 8601 writes them. */
const isoDates = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });

/** The store's date at an ISO time, in New York: "November 16, 2026". */
export function longStoreDate(iso: string): string {
  return longDates.format(new Date(iso));
}

/** The store's date at an ISO time as a spreadsheet sorts it: "2026-11-16". */
export function isoStoreDate(iso: string): string {
  return isoDates.format(new Date(iso));
}
