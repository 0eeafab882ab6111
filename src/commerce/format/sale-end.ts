const shared = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  timeZone: 'America/Chicago',
  timeZoneName: 'short',
} as const;
const moments = new Intl.DateTimeFormat('en-US', { ...shared, year: 'numeric', minute: '2-digit' });
const hours = new Intl.DateTimeFormat('en-US', { ...shared, weekday: 'long' });

// Browsers and servers use different space characters before "PM": replaced by a plain space.

/** The end of a sale in Texas, where the store is: "Nov 24, 2026, 6:00 PM CST". */
export function saleEnd(iso: string): string {
  return moments.format(new Date(iso)).replaceAll(/\s/gu, ' ');
}

/** The end of a sale within a week, in Texas: "Tuesday, Nov 24, 6 PM CST". */
export function saleEndHour(iso: string): string {
  return hours.format(new Date(iso)).replaceAll(/\s/gu, ' ');
}
