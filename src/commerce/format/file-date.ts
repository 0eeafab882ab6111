/** The Swedish date format is ISO 8601. */
const dates = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'America/New_York',
});

/** The date of an ISO time in New York, sortable in spreadsheets: "2026-11-16". */
export function fileDate(iso: string): string {
  return dates.format(new Date(iso));
}
