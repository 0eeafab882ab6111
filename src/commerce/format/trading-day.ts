import { fileDate } from './file-date.ts';

/** From six in the evening New York trades the next day: milliseconds to midnight. */
const EVENING_MS = 6 * 3_600_000;

/** The trading day of an ISO time, as an ISO date. Without one that can be read, the day of now. */
export function tradingDay(quoted: string | undefined): string {
  const time = Date.parse(quoted ?? '') || Date.now();
  return fileDate(new Date(time + EVENING_MS).toISOString());
}
