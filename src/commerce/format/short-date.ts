import { isDay } from './is-day.ts';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const datesInNewYork = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'America/New_York',
});

/** Formats an ISO date, or an ISO time in New York: "Nov 16, 2026". */
export function shortDate(iso: string): string {
  const format = isDay(iso) ? dates : datesInNewYork;
  return format.format(new Date(iso));
}
