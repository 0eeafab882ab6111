const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/**
 * A date and time in New York: "Nov 16, 2026, 2:02 PM". Not beside `marketTime`, which every page
 * loads.
 */
export function marketMoment(iso: string): string {
  // Browsers and servers use different space characters before "PM".
  return moments.format(new Date(iso)).replaceAll(/\s/gu, ' ');
}
