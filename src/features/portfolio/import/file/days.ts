import { isoDay } from '#lib/iso-day.ts';

/** Which of the two numbers before a year is the month. */
export type DayOrder = 'month-first' | 'day-first';

/** A day as a cell tells it, or why it tells none; `between` are the two days that it may mean. */
export type DayRead = { day: string } | { between: readonly [string, string] } | { wrong: string };

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const MOST_MONTHS = MONTHS.length;
const NUMBERS = /^(\d{1,2})([/.\-\s])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;
const MONTH_NAMED = /^(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u;
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4})$/u;
const TIME = /[T\s]\d{1,2}:\d{2}/;

/**
 * The day of a cell: ISO 8601, "3/14/2026", "14.03.2026", "March 14, 2026", each also with a time
 * behind it. `thisYear` tells the century of a year of two digits. Without an `order` days such as
 * "05/02/2024" may mean two.
 */
export function dayIn(text: string, order: DayOrder | undefined, thisYear: number): DayRead {
  const plain = withoutTime(text);
  if (plain === '') return { wrong: 'Enter the date.' };
  if (isoDay(plain)) return { day: plain };
  const numbers = NUMBERS.exec(plain);
  if (numbers) return byNumbers(numbers, order, thisYear);
  const [, year, month, day] =
    YEAR_FIRST.exec(plain) ??
    named(MONTH_NAMED.exec(plain), 1, 2) ??
    named(DAY_NAMED.exec(plain), 2, 1) ??
    [];
  if (year) return dayOf(Number(year), Number(month), Number(day));
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain) ?? [];
  if (y) return dayOf(Number(y), Number(m), Number(d));
  return { wrong: 'Write the date like 03/14/2026.' };
}

function withoutTime(text: string): string {
  const plain = text.trim();
  const time = plain.search(TIME);
  return time < 0 ? plain : plain.slice(0, time).trimEnd();
}

function byNumbers(
  [, one = '', mark, two = '', last = '']: RegExpExecArray,
  order: DayOrder | undefined,
  thisYear: number,
): DayRead {
  const [first, second] = [Number(one), Number(two)];
  const short = 2000 + Number(last);
  const year = last.length === 4 ? Number(last) : short > thisYear ? short - 100 : short;
  // Dots are how those write a day who put it first.
  if (mark === '.' || first > 12) return dayOf(year, second, first);
  if (second > 12 || first === second) return dayOf(year, first, second);
  if (order) return order === 'day-first' ? dayOf(year, second, first) : dayOf(year, first, second);
  return { between: [isoOf(year, first, second), isoOf(year, second, first)] };
}

function named(found: RegExpExecArray | null, month: number, day: number) {
  const start = found?.[month]?.slice(0, 3).toLowerCase() ?? '';
  const index = MONTHS.findIndex((name) => name.toLowerCase().startsWith(start));
  return found && index >= 0 ? ['', found[3], String(index + 1), found[day]] : undefined;
}

function dayOf(year: number, month: number, day: number): DayRead {
  const iso = isoOf(year, month, day);
  if (isoDay(iso)) return { day: iso };
  const name = MONTHS[month - 1];
  if (!name || day < 1) return { wrong: 'Write the date like 03/14/2026.' };
  // The day before the first of the next month.
  const end = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { wrong: `There is no ${name} ${day}. A day like ${two(month)}/${end}/${year}` };
}

function isoOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** What the days of a file say about their order. */
export type OrderFound = {
  order: DayOrder | undefined;
  /** The first cell that may mean two days; nobody has to be asked without one. */
  example: string | undefined;
  /** The largest number in the place of the day; it tells the order. */
  upTo: number | undefined;
};

/** The order of the days of a column, as far as one of them tells it. */
export function orderOf(texts: readonly string[]): OrderFound {
  let [first, second] = [0, 0];
  let example: string | undefined;
  for (const text of texts) {
    const [, one, mark, other] = NUMBERS.exec(withoutTime(text)) ?? [];
    if (!one || mark === '.') continue;
    const [a, b] = [inMonth(one), inMonth(other)];
    first = Math.max(first, a);
    second = Math.max(second, b);
    if (Math.max(a, b) <= MOST_MONTHS && a !== b) example ??= text.trim();
  }
  if (first > MOST_MONTHS === second > MOST_MONTHS) {
    return { order: undefined, example, upTo: undefined };
  }
  const order = second > MOST_MONTHS ? 'month-first' : 'day-first';
  return { order, example, upTo: Math.max(first, second) };
}

/** A number that a month or a day may have; others tell nothing. */
function inMonth(text: string | undefined): number {
  const part = Number(text);
  return part <= 31 ? part : 0;
}
