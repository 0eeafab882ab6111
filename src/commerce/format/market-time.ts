import { countWords } from './count.ts';

const timeZone = 'America/New_York';
const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
const closes = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
});

// Browsers and servers use different space characters before "PM": replaced by a plain space.

/**
 * A time of day in New York, where the metals trade, from ISO 8601 or ms: "2:02 PM ET". Text that is
 * not a time is returned unchanged.
 */
export function marketTime(time: string | number): string {
  if (Number.isNaN(new Date(time).getTime())) return String(time);
  return `${times.format(new Date(time)).replaceAll(/\s/gu, ' ')} ET`;
}

/**
 * Reason why prices are not live; a time follows it: "Market closed. Friday's close" if the last
 * quote is of 5:00 PM ET, else "Prices delayed". `undefined` for live prices.
 */
export function lateWords(last: { time: string; stale: boolean }): string | undefined {
  if (!last.stale) return undefined;
  const moment = closes.format(new Date(last.time));
  const [day = ''] = moment.split(/\W/, 1);
  return / (?:5:00|4:59).PM$/.test(moment) ? `Market closed. ${day}'s close` : 'Prices delayed';
}

/** The time of a close with its short day: "Fri 5 PM ET". */
export function formatClose(time: string): string {
  return `${closes.format(new Date(time)).slice(0, 3)} ${marketTime(time).replace(':00', '')}`;
}

/** Whole minutes, rounded up; 0 after the end. */
export function minutesIn(ms: number): number {
  return Math.max(0, Math.ceil(ms / 60_000));
}

/**
 * How long prices are held, in a cart and in its checkout, without a full stop. The end is by the
 * clock of the header. Without `minutes` the words stay true while they stand.
 */
export function holdWords(until: string | undefined, minutes?: number): string {
  const left = minutes ? ` for ${countWords(minutes, 'more minute')}` : '';
  if (!until) return `Prices are held${left}`;
  return `Prices are held${left && `${left},`} until ${marketTime(until)}`;
}
