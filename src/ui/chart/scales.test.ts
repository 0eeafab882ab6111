import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Width } from './calendar-units.ts';
import { levelFor, levelsOf } from './candle-levels.ts';
import { candlePaths, linePath } from './paths.ts';
import { stepPlace, timeTicks, valueScale } from './scales.ts';
import { spanOf, viewOf } from './span.ts';

const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 60 });

test('every value is inside the axis, higher ones above lower ones, with two to eleven round ticks', () => {
  fc.assert(
    fc.property(prices, (values) => {
      const { place, ticks } = valueScale(values);
      for (const value of values) {
        expect(place(value)).toBeGreaterThanOrEqual(0);
        expect(place(value)).toBeLessThanOrEqual(100);
      }
      const [high, low] = [Math.max(...values), Math.min(...values)];
      expect(place(high)).toBeLessThanOrEqual(place(low));
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(11);
      const [first = 0, second = 0] = ticks;
      const [digit] = (second - first).toExponential(6).split(/\.?0*e/);
      expect(digit).toBeOneOf(['1', '2', '5']);
    }),
  );
});

test('a line that does not move is in the middle of its axis', () => {
  expect(valueScale([400_000, 400_000]).place(400_000)).toBe(50);
});

const HOUR_MS = 3_600_000;
const labels = (from: string, stepMs: number, count: number, most = 13) =>
  timeTicks(
    Array.from({ length: count }, (_, step) => Date.parse(from) + step * stepMs),
    'America/New_York',
    most,
  ).map(({ words }) => words);

test.each([
  ['a day', HOUR_MS / 12, 288, ['2 AM', '4 AM', '6 AM']],
  ['a week', HOUR_MS / 2, 336, ['Nov 4', 'Nov 5', 'Nov 6']],
  ['a year', 24 * HOUR_MS, 365, ['Dec', 'Jan 2026', 'Feb']],
  ['a few weeks', 7 * 24 * HOUR_MS, 13, ['Nov 10', 'Nov 17', 'Nov 24']],
  ['a few months', 31 * 24 * HOUR_MS, 8, ['Dec', 'Jan 2026', 'Feb']],
  ['a few years', 366 * 24 * HOUR_MS, 5, ['2026', '2027', '2028']],
  ['sixty years', 30 * 24 * HOUR_MS, 730, ['2030', '2035', '2040']],
])('the axis of %s is labelled with its own units', (_, stepMs, count, first) => {
  expect(labels('2025-11-03T05:00:00Z', stepMs, count).slice(0, 3)).toEqual(first);
});

test('no axis has more labels than there is room for', () => {
  const steps = fc.record({
    stepMs: fc.integer({ min: 60_000, max: 400 * 24 * HOUR_MS }),
    count: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(steps, ({ stepMs, count }) => {
      expect(labels('2020-03-01T12:00:00Z', stepMs, count, 9).length).toBeLessThanOrEqual(9);
    }),
  );
});

const candles = fc
  .array(fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 1, max: 9_999 }))), {
    minLength: 1,
    maxLength: 160,
  })
  .map((all) =>
    all.map(([open = 1, close = 1, up = 1, down = 1], at) => ({
      time: Date.parse('2025-11-03T17:00:00Z') + at * 24 * HOUR_MS,
      open,
      close,
      high: Math.max(open, close) + up,
      low: Math.min(open, close) - down,
    })),
  );

test('joined candles open, peak, bottom and close as theirs do, at every level', () => {
  fc.assert(
    fc.property(candles, fc.constantFrom<Width>('hour', 'day', 'week', 'month'), (all, width) => {
      const [own, ...longer] = levelsOf(all, width, 'America/New_York');
      expect(own?.candles).toEqual(all);
      for (const { candles: joined, times } of longer) {
        const ends = [...times.slice(1), Number.POSITIVE_INFINITY];
        expect(joined).toEqual(
          times.map((from, at) => {
            const group = all.filter(({ time }) => time >= from && time < (ends[at] ?? 0));
            return {
              time: from,
              open: group[0]?.open,
              close: group.at(-1)?.close,
              high: Math.max(...group.map(({ high }) => high)),
              low: Math.min(...group.map(({ low }) => low)),
            };
          }),
        );
      }
    }),
  );
});

test('of all levels the shortest candles are drawn that have room', () => {
  fc.assert(
    fc.property(candles, fc.integer({ min: 8, max: 110 }), (all, most) => {
      const levels = levelsOf(all, 'day', 'America/New_York');
      const chosen = levelFor(levels, undefined, most);
      const shorter = levels[levels.indexOf(chosen) - 1];
      expect(shorter === undefined || shorter.candles.length > most).toBe(true);
      expect(chosen.candles.length <= most || chosen === levels.at(-1)).toBe(true);
    }),
  );
});

test('a span covers its last step to the end, in shorter steps too', () => {
  const weeks = [0, 700, 1_400];
  const days = [0, 100, 200, 300, 400, 700, 800, 900, 1_000, 1_400];
  const span = spanOf(weeks, { from: 1, to: 1 });
  expect(viewOf(weeks, span)).toEqual({ from: 1, to: 1 });
  expect(viewOf(days, span)).toEqual({ from: 5, to: 8 });
  expect(viewOf(days, spanOf(weeks, { from: 1, to: 2 })).to).toBe(9);
  expect(viewOf(days, undefined)).toEqual({ from: 0, to: 9 });
});

test('a line is one path, and all candles of a kind are one path', () => {
  const { place } = valueScale([100, 200]);
  expect(linePath([100, 200, 150], place)).toBe('M0,1000L500,0L1000,500');
  expect(stepPlace(0, 1)).toBe(50);
  const { shadows, rising, falling } = candlePaths(
    [
      { time: 0, open: 100, high: 200, low: 100, close: 150 },
      { time: 1, open: 150, high: 150, low: 100, close: 120 },
    ],
    place,
  );
  expect(rising).toBe('M100 500h300V1000h-300z');
  expect(falling).toBe('M600 500h300V800h-300z');
  expect(shadows).toBe('M250 0V500M250 1000V1000M750 500V500M750 800V1000');
});
