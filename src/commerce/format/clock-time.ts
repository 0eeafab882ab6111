const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** A time of day in the visitor's time zone, for the browser only: "2:02 PM". */
export function clockTime(time: Date | number): string {
  return times.format(time);
}
