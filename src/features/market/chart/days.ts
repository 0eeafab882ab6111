import { dayTyped, WRITE_DAY } from '#commerce/fields/day-field.ts';
import { longDate } from '#commerce/format/date.ts';

/** A first and a last day (ISO 8601), as they are written if they are none, and what is wrong with them. */
export type Days = { from: string; to: string; errors: { from?: string; to?: string } };

/** The days of an address; `undefined` if it names none. `last` is the last day with prices. */
export function daysAt(search: URLSearchParams, last: string): Days | undefined {
  const [from, to] = [written(search, 'from'), written(search, 'to')];
  if (!from && !to) return undefined;
  const [first, second] = [problemOf(from, 'first day', last), problemOf(to, 'last day', last)];
  const areSwapped = !first && !second && from > to;
  const wrong = areSwapped ? 'The last day must not be before the first.' : second;
  return { from, to, errors: { ...(first && { from: first }), ...(wrong && { to: wrong }) } };
}

/** One day (ISO 8601), as it is written if it is none, and what is wrong with it. */
export type SingleDay = { day: string; error?: string };

/** The day of an address since when somebody wants to know; `undefined` if it names none. */
export function sinceAt(search: URLSearchParams, last: string): SingleDay | undefined {
  const day = written(search, 'since');
  if (!day) return undefined;
  const error = problemOf(day, 'day', last);
  return { day, ...(error && { error }) };
}

function written(search: URLSearchParams, name: string): string {
  const text = search.get(name)?.trim() ?? '';
  return dayTyped(text) ?? text;
}

function problemOf(text: string, what: string, last: string): string | undefined {
  if (!text) return `Enter the ${what}.`;
  if (dayTyped(text) === undefined) return WRITE_DAY;
  return text > last ? `Prices are known until ${longDate(last)}.` : undefined;
}

/** "between January 2, 2026 and February 3, 2026" */
export function daysWords({ from, to }: Pick<Days, 'from' | 'to'>): string {
  return from === to ? `on ${longDate(from)}` : `between ${longDate(from)} and ${longDate(to)}`;
}
