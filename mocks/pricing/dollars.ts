const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as US dollars in text: 199900 is $1,999.00. */
export function formatDollars(cents: number): string {
  return format.format(cents / 100);
}
