import type { Chance } from './chance.ts';
import { LATEST_YEAR } from './series/series.ts';

const DAY = 86_400_000;
const OPENING_YEAR = 2014;

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Famous issues arrive in spring; the others of the current year at any time until now. */
function daysToArrive(year: number, isStaple: boolean): number {
  if (isStaple) return 60;
  return year === LATEST_YEAR ? 330 : 150;
}

/**
 * The ISO date on which a product was added to the catalog. An issue arrives early in its own year,
 * next year's issue in the last weeks before `now` (ms), an undated product at any time.
 */
export function addedOn(
  year: number | undefined,
  chance: Chance,
  now: number,
  isStaple = false,
): string {
  const spread = chance.next();
  if (year !== undefined && year > LATEST_YEAR) return isoDay(now - (1 + spread * 40) * DAY);
  const arrival =
    year !== undefined && year >= OPENING_YEAR
      ? Date.UTC(year, 0, 8) + spread * daysToArrive(year, isStaple) * DAY
      : Date.UTC(OPENING_YEAR, 2, 1) + spread ** 0.8 * (now - Date.UTC(OPENING_YEAR, 2, 1));
  return isoDay(Math.min(arrival, now - DAY));
}

/** New for ninety days. */
export function isNewArrival(added: string, now: number): boolean {
  return now - Date.parse(added) < 90 * DAY;
}
