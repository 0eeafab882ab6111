import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { groupCandles } from './group-candles.ts';
import { candlePaths, linePath } from './paths.ts';
import { stepPlace, timeTicks, valueScale } from './scales.ts';

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
  .array(fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 1, max: 9_999 }))), { maxLength: 40 })
  .map((all) =>
    all.map(([open = 1, close = 1, up = 1, down = 1], time) => ({
      time,
      open,
      close,
      high: Math.max(open, close) + up,
      low: Math.min(open, close) - down,
    })),
  );

test('grouped candles open, peak, bottom and close as theirs do', () => {
  fc.assert(
    fc.property(candles, fc.integer({ min: 1, max: 12 }), (all, size) => {
      const groups = groupCandles(all, size);
      expect(groups).toHaveLength(Math.ceil(all.length / size));
      for (const [at, group] of groups.entries()) {
        const own = all.slice(at * size, (at + 1) * size);
        expect(group).toEqual({
          time: own[0]?.time,
          open: own[0]?.open,
          close: own.at(-1)?.close,
          high: Math.max(...own.map(({ high }) => high)),
          low: Math.min(...own.map(({ low }) => low)),
        });
      }
      expect(size > 1 || groups.length === all.length).toBe(true);
    }),
  );
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
