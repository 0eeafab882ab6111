/**
 * Whether an ISO text is a date without a time, which no time zone may move. Some answers give such
 * a date as midnight in UTC.
 */
export function isDay(iso: string): boolean {
  return /^\d{4}-\d\d-\d\d(?:T00:00:00(?:\.0+)?Z)?$/.test(iso);
}
