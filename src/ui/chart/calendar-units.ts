import type { Calendar } from './format.ts';

/** Which hour, day, month of all time a moment is in: a number that grows with time. */
type Every = (calendar: Calendar) => number;

export const everyHours =
  (count: number): Every =>
  ({ day, hour }) =>
    day * 24 + hour - (hour % count);

export const everyDay: Every = ({ day }) => day;

/** Weeks begin on Monday; 1970 began on a Thursday. */
const MONDAY = 3;
export const everyWeek: Every = ({ day }) => Math.floor((day + MONDAY) / 7);

export const everyMonth: Every = ({ year, month }) => year * 12 + month;
export const everyQuarter: Every = ({ year, month }) => year * 4 + Math.floor((month - 1) / 3);

export const everyYears =
  (count: number): Every =>
  ({ year }) =>
    Math.floor(year / count);

/** How long a candle may be, as data has it. */
export type Width = 'hour' | 'day' | 'week' | 'month' | 'year';

/** How long a drawn candle is; `width` is how its beginning is written. */
export type Unit = { width: Width; one: string; many: string; every: Every };

const unit = (width: Width, every: Every, one: string = width, many = `${one}s`): Unit => ({
  width,
  every,
  one,
  many,
});

/** What candles are joined to, the shortest first. */
export const UNITS: readonly Unit[] = [
  unit('hour', everyHours(1)),
  unit('hour', everyHours(2), '2 hours', '2 hours'),
  unit('hour', everyHours(4), '4 hours', '4 hours'),
  unit('day', everyDay),
  unit('week', everyWeek),
  unit('month', everyMonth),
  unit('month', everyQuarter, 'quarter'),
  unit('year', everyYears(1)),
  unit('year', everyYears(2), '2 years', '2 years'),
  unit('year', everyYears(5), '5 years', '5 years'),
];

/** The unit of candles that are not joined. */
export function unitOf(width: Width): Unit {
  const found = UNITS.find(({ one }) => one === width);
  if (!found) throw new Error(`No unit is one ${width} long.`);
  return found;
}
