const timeZone = 'America/New_York';
const times = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

// Browsers and servers use different space characters before "PM": replaced by a plain space.

/** A time of day in New York, where the metals trade: "2:02 PM ET". */
export function marketTime(iso: string): string {
  return `${times.format(new Date(iso)).replaceAll(/\s/gu, ' ')} ET`;
}

/** A date and time in New York: "Nov 16, 2026, 2:02 PM". */
export function marketMoment(iso: string): string {
  return moments.format(new Date(iso)).replaceAll(/\s/gu, ' ');
}
