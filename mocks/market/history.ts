import { metalFacts } from './metal-facts.ts';
import type { Metal } from './metal.ts';
import { type Day, dayMs, hourMs, newYorkDay } from './new-york.ts';
import { spanOf } from './published/years.ts';
import { isTradingDay, sessionAt, sessionOf } from './session.ts';
import { tickAt, tickTime } from './ticks.ts';

/** The ranges of a price chart. */
export const historyRanges = ['24H', '1W', '1M', '3M', '6M', 'YTD', '1Y', '5Y', 'All'] as const;

export type HistoryRange = (typeof historyRanges)[number];

/** The ask in cents at an instant in ms. */
export type HistoryPoint = { time: number; askCents: number };

export type AskAt = (metal: Metal, time: number) => number | undefined;

const mostPoints = 400;
const minuteMs = hourMs / 60;

function monthsBefore(day: Day, months: number): Day {
  const date = new Date(day * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  // A month back from the 31st is the 30th, or the 28th, not the 1st of the next one.
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / dayMs;
}

function evenly(from: number, to: number, stepMs: number): number[] {
  const times: number[] = [];
  // On a fixed grid of times, so that a chart loaded a minute later has the same points.
  for (let time = Math.ceil(from / stepMs) * stepMs; time < to; time += stepMs) times.push(time);
  return times;
}

function closesFrom(first: Day, to: number): number[] {
  const times: number[] = [];
  for (let day = first; day <= newYorkDay(to); day += 1) {
    if (!isTradingDay(day)) continue;
    const { closes } = sessionOf(day);
    if (closes < to) times.push(closes);
  }
  const every = Math.ceil(times.length / (mostPoints - 1));
  return times.filter((_, index) => (times.length - index) % every === 0);
}

function firstDayOf(metal: Metal): Day {
  const { first } = spanOf(metalFacts[metal].published);
  return Date.UTC(Math.floor(first / 12), first % 12, 1) / dayMs;
}

function timesOf(metal: Metal, range: HistoryRange, end: number): number[] {
  const today = newYorkDay(end);
  switch (range) {
    case '24H':
      return evenly(end - dayMs, end, 5 * minuteMs);
    case '1W':
      return evenly(end - 7 * dayMs, end, 30 * minuteMs);
    case '1M':
      return evenly(end - (today - monthsBefore(today, 1)) * dayMs, end, 2 * hourMs);
    case '3M':
      return closesFrom(monthsBefore(today, 3), end);
    case '6M':
      return closesFrom(monthsBefore(today, 6), end);
    case 'YTD':
      return closesFrom(Date.UTC(new Date(today * dayMs).getUTCFullYear(), 0, 1) / dayMs, end);
    case '1Y':
      return closesFrom(monthsBefore(today, 12), end);
    case '5Y':
      return closesFrom(monthsBefore(today, 60), end);
    case 'All':
      return closesFrom(firstDayOf(metal), end);
  }
}

/**
 * The points of a chart, oldest first and at most 400. The last one is the last tick, so that on
 * a weekend 24H shows the last day of trading and not a flat line.
 */
export function historyOf(
  askAt: AskAt,
  metal: Metal,
  range: HistoryRange,
  time: number,
): HistoryPoint[] {
  const { session } = sessionAt(time);
  const end = tickTime(session, tickAt(session, time));
  return [...timesOf(metal, range, end), end].flatMap((at) => {
    const askCents = askAt(metal, at);
    return askCents === undefined ? [] : [{ time: at, askCents }];
  });
}
