const shipDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** From an ISO date: "ships around Dec 14, 2026". */
export function sayShipDay(isoDate: string): string {
  return `ships around ${shipDay.format(new Date(isoDate))}`;
}
