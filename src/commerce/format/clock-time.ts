const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** The time of a day on the visitor's own clock, for the browser only: "2:02 PM". */
export function clockTime(time: Date | number): string {
  return times.format(time);
}
