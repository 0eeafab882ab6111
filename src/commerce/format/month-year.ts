const months = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The month of an ISO date: "November 2026". */
export function monthYear(iso: string): string {
  return months.format(new Date(iso));
}
