import { isDay } from './is-day.ts';

const shape = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const days = new Intl.DateTimeFormat('en-US', { ...shape, timeZone: 'UTC' });
const daysInNewYork = new Intl.DateTimeFormat('en-US', { ...shape, timeZone: 'America/New_York' });

/** An ISO date, or an ISO time in New York, that is near: "Friday, November 27". */
export function weekDay(iso: string): string {
  const format = isDay(iso) ? days : daysInNewYork;
  return format.format(new Date(iso));
}
