const timeZone = 'America/New_York';
const longDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
/** The Swedish date format is ISO 8601. */
const isoDates = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });

/** The date of an ISO time in New York: "November 16, 2026". */
export function longStoreDate(iso: string): string {
  return longDates.format(new Date(iso));
}

/** The date of an ISO time in New York, sortable in spreadsheets: "2026-11-16". */
export function isoStoreDate(iso: string): string {
  return isoDates.format(new Date(iso));
}
