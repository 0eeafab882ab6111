import { longDate } from '#commerce/format/date.ts';
import { isoDay } from '#lib/iso-day.ts';

/** A first and a last day as somebody wrote them, and what is wrong with them. */
export type Days = { from: string; to: string; errors: { from?: string; to?: string } };

/** The days of an address; `undefined` if it names none. `last` is the last day with prices. */
export function daysAt(search: URLSearchParams, last: string): Days | undefined {
  const [from, to] = [written(search, 'from'), written(search, 'to')];
  if (!from && !to) return undefined;
  const errors = {
    ...problem('from', from && isoDay(from), 'first', last),
    ...problem('to', to && isoDay(to), 'last', last),
  };
  const areSwapped = Object.keys(errors).length === 0 && from > to;
  return {
    from,
    to,
    errors: areSwapped ? { to: 'The last day must not be before the first.' } : errors,
  };
}

function written(search: URLSearchParams, name: string): string {
  return search.get(name)?.trim() ?? '';
}

/** `day` is empty if there was nothing to read, and `undefined` if it could not be read. */
function problem(field: string, day: string | undefined, which: string, last: string) {
  if (day === '') return { [field]: `Enter the ${which} day.` };
  if (!day) return { [field]: 'Enter a day of the calendar, as 2026-01-31.' };
  return day > last ? { [field]: `Prices are known until ${longDate(last)}.` } : {};
}

/** "between January 2, 2026 and February 3, 2026" */
export function daysWords({ from, to }: Pick<Days, 'from' | 'to'>): string {
  return from === to ? `on ${longDate(from)}` : `between ${longDate(from)} and ${longDate(to)}`;
}
