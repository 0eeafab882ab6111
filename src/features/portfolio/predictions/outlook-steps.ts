import type { Case } from '#api/portfolio/outlook.ts';
import { changeBetween, noonOf } from '#commerce/chart/price-writing.ts';
import { capital } from '#commerce/words/capital.ts';
import { monthWords, calendarAt } from '#ui/chart/format.ts';
import type { TimeTick } from '#ui/chart/scales.ts';
import type { Point, Stop, Writing } from '#ui/chart/series.ts';
import type { View } from '#ui/chart/span.ts';

import { CASES, type Basis } from './outlook.ts';
import { CASE_NAMES } from './outlook-words.tsx';

/** A prediction as a line: a value (cents) for each step, the past and today in common. */
export type CaseLine = { who: Case; values: (number | undefined)[] };

/** The steps of the chart (milliseconds): days that have been, `today` (its index), ends of quarters. */
export type Steps = { times: number[]; today: number; lines: CaseLine[] };

/** `now` in milliseconds. */
export function stepsOf({ todayCents, ahead }: Basis, past: readonly Point[], now: number): Steps {
  const before = past.filter(({ time }) => time < now);
  const toCome = ahead.map(({ day, cents }) => ({ time: noonOf(day), cents }));
  const later = toCome.filter(({ time }) => time > now);
  const lines = CASES.filter((who) => later.some(({ cents }) => cents[who] !== undefined)).map(
    (who) => ({
      who,
      values: [
        ...before.map(({ value }) => value),
        todayCents,
        ...later.map(({ cents }) => cents[who]),
      ],
    }),
  );
  const times = [...before.map(({ time }) => time), now, ...later.map(({ time }) => time)];
  return { times, today: before.length, lines };
}

/** What stands at a step, for the line of the cursor. */
export function stopOf(
  { times, today, lines }: Steps,
  at: number,
  line: number,
  writing: Writing,
): Stop {
  const time = times[at] ?? 0;
  const values = lines.map(({ values: of }) => of[at]);
  const own = values[line];
  const value = own ?? values.find((each) => each !== undefined) ?? 0;
  const day = writing.moment(time);
  const title = at === today ? `Today, ${day}` : day;
  const start = { time, value, title, short: at === today ? 'Today' : writing.short(time) };
  if (at <= today) {
    const worth = writing.value(value);
    return { ...start, rows: [['Worth', worth]], words: `${title}: ${worth}` };
  }
  const who = lines[line]?.who ?? 'analyst';
  const now = lines[line]?.values[today] ?? 0;
  const words =
    own === undefined
      ? 'not set'
      : `${writing.value(own)}, ${changeBetween(now, own).replace(' %', ' percent')} from today`;
  return {
    ...start,
    rows: lines.map((each, index) => {
      const cents = values[index];
      return [
        capital(CASE_NAMES[each.who]),
        cents === undefined ? 'not set' : writing.value(cents),
      ];
    }),
    words: `${day}, ${CASE_NAMES[who]}: ${words}`,
  };
}

/** A line for the ear: a step without a value sounds like the one before. */
export function heardValues(values: readonly (number | undefined)[]): number[] {
  let last = 0;
  return values.map((value) => (last = value ?? last));
}

/** Percents from the left, of the steps of a view: by time, so that all quarters are as wide. */
export function placesIn(times: readonly number[], view: View): (step: number) => number {
  const [from, to] = [times[view.from] ?? 0, times[view.to] ?? 0];
  return (step) => (to > from ? (100 * ((times[step] ?? 0) - from)) / (to - from) : 50);
}

/** The first of each month between two times (milliseconds), at its place from 0 to 100. */
export function monthTicks(from: number, to: number, timeZone: string): TimeTick[] {
  const ticks: TimeTick[] = [];
  const { year, month } = calendarAt(from, timeZone);
  // Noon in New York: no other day anywhere.
  for (let next = month; ; next += 1) {
    const time = Date.UTC(year, next, 1, 17);
    if (time >= to) return ticks;
    const index = Math.round((1_000 * (time - from)) / (to - from)) / 10;
    ticks.push({ index, words: monthWords(calendarAt(time, timeZone)) });
  }
}

/** Percents from above, moved so that each is `gap` from the next, and none leaves the plot. */
export function apart(places: readonly number[], gap: number): number[] {
  const order = [...places.keys()].toSorted(
    (one, other) => (places[one] ?? 0) - (places[other] ?? 0),
  );
  const moved = [...places];
  let least = 0;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + gap;
  }
  let most = 100;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - gap;
  }
  return moved;
}
