import { bisectRight } from 'd3-array';

import type { Point } from '#ui/chart/series.ts';

/**
 * Two series on the times of the first, from where both have begun: each time with the value of the
 * first and the last value of the second that is not later.
 */
export function together(
  first: readonly Point[],
  second: readonly Point[],
): { time: number; one: number; other: number }[] {
  const times = second.map(({ time }) => time);
  return first.flatMap(({ time, value }) => {
    const other = second[bisectRight(times, time) - 1];
    return other ? [{ time, one: value, other: other.value }] : [];
  });
}

/** How much each value is when the first is 100, to the tenth. */
export function indexed(values: readonly number[]): number[] {
  const [first = 1] = values;
  return values.map((value) => Math.round((1_000 * value) / first) / 10);
}
