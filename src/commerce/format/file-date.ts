import { isDay } from './is-day.ts';

const DATE_LENGTH = 10;
/** The Swedish date format is ISO 8601. */
const dates = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'America/New_York',
});

/** An ISO date, or that of an ISO time in New York, sortable in spreadsheets: "2026-11-16". */
export function fileDate(iso: string): string {
  return isDay(iso) ? iso.slice(0, DATE_LENGTH) : dates.format(new Date(iso));
}
