import { isDay } from './is-day.ts';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const datesInNewYork = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/New_York',
});

/**
 * Formats an ISO date, or an ISO time in New York: "November 20, 2026". Text that is not a date is
 * returned unchanged.
 */
export function longDate(iso: string): string {
  const time = Date.parse(iso);
  const format = isDay(iso) ? dates : datesInNewYork;
  return Number.isNaN(time) ? iso : format.format(time);
}
