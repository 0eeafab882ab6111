const timeZone = 'America/New_York';
const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
const closes = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
});

// Browsers and servers use different space characters before "PM": replaced by a plain space.

/** A time of day in New York, where the metals trade: "2:02 PM ET". */
export function marketTime(iso: string): string {
  return `${times.format(new Date(iso)).replaceAll(/\s/gu, ' ')} ET`;
}

/**
 * What keeps the prices from being those of now, for a time to follow: "Market closed. Friday's
 * close" if the last quote is of 5:00 PM ET, else "Prices delayed". `undefined` if nothing does.
 */
export function lateWords(last: { time: string; stale: boolean }): string | undefined {
  if (!last.stale) return undefined;
  const moment = closes.format(new Date(last.time));
  const day = /^(\w+).* (5:00|4:59).PM/.exec(moment)?.[1];
  return day ? `Market closed. ${day}'s close` : 'Prices delayed';
}
