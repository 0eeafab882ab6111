import { countWords } from '#commerce/format/count.ts';
import { daysBefore, daysBetween, isoDay } from '#lib/iso-day.ts';

/**
 * How long something is held. A gain is long-term after more than a year: not yet on the same day of
 * the next year. `longFrom` is the first day on which it is (ISO 8601).
 */
export type LotAge = { years: number; days: number; isLong: boolean; longFrom: string };

/** The age of what was bought on one day, on another one; both ISO 8601. */
export function ageOf(bought: string, today: string): LotAge {
  const isBefore = today < bought;
  let years = Number(today.slice(0, 4)) - Number(bought.slice(0, 4));
  if (!isBefore && anniversary(bought, years) > today) years -= 1;
  const from = anniversary(bought, Math.max(0, years));
  const longFrom = dayAfterYear(bought);
  return {
    years: Math.max(0, years),
    days: isBefore ? 0 : daysBetween(from, today) - 1,
    isLong: today >= longFrom,
    longFrom,
  };
}

/** "held 1 year, 42 days: long term", "short term: long in 57 days" */
export function ageWords(age: LotAge, today: string): string {
  if (!age.isLong) {
    return `short term: long in ${countWords(daysBetween(today, age.longFrom) - 1, 'day')}`;
  }
  const days = age.days > 0 ? `, ${countWords(age.days, 'day')}` : '';
  return `held ${countWords(age.years, 'year')}${days}: long term`;
}

/** The same day some years later; of February 29, March 1 where there is no such day. */
function anniversary(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years);
  return isoDay(`${year}${day.slice(4)}`) ?? `${year}-03-01`;
}

function dayAfterYear(day: string): string {
  const sameDay = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isoDay(sameDay) ? daysBefore(sameDay, -1) : anniversary(day, 1);
}
