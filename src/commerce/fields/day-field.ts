import { isoDay } from '#lib/iso-day.ts';

/** How a day is asked for; the short form is for fields beside each other. */
export const SHORT_DAY_HINT = 'Month/day/year';
export const DAY_HINT = `${SHORT_DAY_HINT}, such as 03/14/2026.`;

/** The error message of a text that is no day. */
export const WRITE_DAY = 'Write the date as month/day/year, such as 03/14/2026.';
/** Months and days may be of one digit if something stands between them. */
const PARTED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
/** A keyboard of digits has no slash. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/** A typed day as ISO 8601: of "3/14/2026", "03142026" or "2026-03-14"; `undefined` if it is none. */
export function dayTyped(text: string): string | undefined {
  const typed = text.replaceAll(/\s/g, '');
  const [, month, day, year] = PARTED.exec(typed) ?? DIGITS.exec(typed) ?? [];
  if (!month || !day || !year) return isoDay(typed);
  return isoDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** An ISO day as it is typed: "03/14/2026". */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** Formats a text of an address for a day field: a day as it is typed, any other text as it is. */
export function dayFieldValue(text: string): string {
  const day = dayTyped(text);
  return day ? writtenDay(day) : text;
}

/** The error message of a typed day, which may not come after `today` (ISO 8601). */
export function dayWords(text: string, today: string): string | undefined {
  if (text.trim() === '') return 'Enter the date.';
  const day = dayTyped(text);
  if (!day) return WRITE_DAY;
  return day > today ? `The date is after today, ${writtenDay(today)}.` : undefined;
}
