import { extent, nice, ticks } from 'd3-array';

import {
  everyDay,
  everyHours,
  everyMonth,
  everyQuarter,
  everyWeek,
  everyYears,
} from './calendar-units.ts';
import { calendarAt, dayWords, hourWords, monthWords, type Calendar } from './format.ts';

/** Percent of the plot from its upper edge. */
export type Place = (value: number) => number;

const VALUE_TICKS = 5;

/** An axis of round values around `values`. */
export function valueScale(values: readonly number[]): { place: Place; ticks: number[] } {
  const [low = 0, high = 0] = extent(values);
  // A line that does not move is in the middle.
  const room = low === high ? Math.max(1, Math.abs(low) / 100) : 0;
  const [from, to] = nice(low - room, high + room, VALUE_TICKS);
  return {
    place: (value) => (100 * (to - value)) / (to - from),
    ticks: ticks(from, to, VALUE_TICKS),
  };
}

/** Percent of the plot from its left edge. By steps, not by time: nights and weekends leave no hole. */
export function stepPlace(index: number, count: number): number {
  return count > 1 ? (100 * index) / (count - 1) : 50;
}

/** The middle of a candle, in percent of the plot from its left edge. */
export function candlePlace(index: number, count: number): number {
  return (100 * (index + 0.5)) / count;
}

type Tick = { every: (calendar: Calendar) => number; words: (calendar: Calendar) => string };

const hours = (count: number): Tick => ({ every: everyHours(count), words: hourWords });
const years = (count: number): Tick => ({
  every: everyYears(count),
  words: ({ year }) => String(year),
});
const TICKS: readonly Tick[] = [
  hours(1),
  hours(2),
  hours(4),
  hours(6),
  { every: everyDay, words: dayWords },
  { every: everyWeek, words: dayWords },
  { every: everyMonth, words: monthWords },
  { every: everyQuarter, words: monthWords },
  years(1),
  years(2),
  years(5),
  years(10),
  years(20),
];

export type TimeTick = { index: number; words: string };

/**
 * Where the axis of `times` (milliseconds, oldest first) is labelled: at the first step of each
 * hour, day, month or year, whichever is the finest that needs at most `most` labels. If longer ones
 * begin at the same steps, as days do in a chart of weeks, these are named.
 */
export function timeTicks(times: readonly number[], timeZone: string, most: number): TimeTick[] {
  const calendars = times.map((time) => calendarAt(time, timeZone));
  let chosen: TimeTick[] | undefined;
  for (const { every, words } of TICKS) {
    const found = calendars.flatMap((calendar, index) => {
      const before = calendars[index - 1];
      const begins = before !== undefined && every(before) !== every(calendar);
      return begins ? [{ index, words: words(calendar) }] : [];
    });
    // Each longer one begins at some of the same steps.
    if (chosen && found.length < chosen.length) break;
    if (found.length <= most) chosen = found;
  }
  return chosen ?? [];
}
