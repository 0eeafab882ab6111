const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** An ISO date without its year: "Nov 16". */
export function monthDay(iso: string): string {
  return days.format(new Date(iso));
}
