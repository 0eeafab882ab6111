import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { largestTurn } from './largest-turn.ts';
import { candleSentence, lineSentence } from './sentence.ts';
import type { Point } from './series.ts';

const words = {
  name: 'Gold',
  write: (cents: number) => `$${(cents / 100).toFixed(2)}`,
  day: (time: number) => `day ${time}`,
};

const pointsOf = (values: readonly number[]): Point[] =>
  values.map((value, time) => ({ time, value }));

function line(...values: number[]): string {
  return lineSentence({ ...words, when: 'in the last week', points: pointsOf(values) });
}

test('a rise is told with its ends, its bounds and its largest turn', () => {
  expect(line(4000, 4400, 4100, 4300, 3900, 4200)).toBe(
    'Gold rose 5.0 % in the last week, from $40.00 to $42.00. It was highest at $44.00 on day 1, and lowest at $39.00 on day 4, a fall of 11.4 %.',
  );
  expect(line(4000, 3900, 4300, 4000, 4310, 4200, 3890, 4000)).toContain(
    'lowest at $38.90 on day 6. The largest rise was 10.5 %, from day 1 to day 4.',
  );
  expect(line(4000, 3900, 4400, 4200)).toBe(
    'Gold rose 5.0 % in the last week, from $40.00 to $42.00. It was lowest at $39.00 on day 1, and highest at $44.00 on day 2, a rise of 12.8 %.',
  );
});

test('a way without a turn is told once', () => {
  expect(line(4000, 3980, 3960)).toBe(
    'Gold fell 1.0 % in the last week, from $40.00 to $39.60. It was highest at $40.00 on day 0, and lowest at $39.60 on day 2.',
  );
});

test('a price that came back has not moved, but has turned', () => {
  expect(line(4000, 4100, 4000)).toContain(
    'Gold ended where it began, at $40.00, in the last week.',
  );
});

test('one point, and none', () => {
  expect(line(4000)).toBe('Gold ended where it began, at $40.00, in the last week.');
  expect(line()).toBe('');
});

const walk = fc
  .array(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 80 })
  .map((steps) => {
    let value = 40_000;
    return steps.map((step) => (value += step));
  });

test('a sentence never contradicts its line', () => {
  fc.assert(
    fc.property(walk, (values) => {
      const says = line(...values);
      const [first = 0] = values;
      const last = values.at(-1) ?? 0;
      expect(says.includes(' rose')).toBe(last > first);
      expect(says.includes(' fell')).toBe(last < first);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      const told = [...says.matchAll(/(highest|lowest) at (\S+) on day (\d+)/g)].map(
        ([, word, price, day]) => ({ word, price, value: values[Number(day)] }),
      );
      const expected = [
        { word: 'highest', price: words.write(high), value: high },
        { word: 'lowest', price: words.write(low), value: low },
      ];
      expect(told.toSorted((a, b) => ((a.value ?? 0) < (b.value ?? 0) ? 1 : -1))).toEqual(
        high === low ? [] : expected,
      );
    }),
  );
});

test('no pair of points is farther apart than the largest turn', () => {
  fc.assert(
    fc.property(walk, (values) => {
      const shares = values.flatMap((from, at) =>
        values.slice(at + 1).map((to) => Math.abs(to - from) / from),
      );
      const turn = largestTurn(pointsOf(values));
      const size = turn ? Math.abs(turn.to.value - turn.from.value) / turn.from.value : 0;
      expect(size).toBeCloseTo(Math.max(0, ...shares), 10);
    }),
  );
});

test('the counts of candles add up', () => {
  fc.assert(
    fc.property(walk, (values) => {
      const candles = values.slice(1).map((close, at) => {
        const open = values[at] ?? 0;
        return { time: at, open, high: Math.max(open, close), low: Math.min(open, close), close };
      });
      const step = { one: 'week', many: 'weeks' };
      const says = candleSentence({ ...words, step, candles });
      const [, all, rose, fell, still = 0] =
        /^Of (\d+) weeks?, gold rose in (\d+) and fell in (\d+)(?:, and in (\d+))?/.exec(says) ??
        [];
      expect(Number(all)).toBe(candles.length);
      expect(Number(rose) + Number(fell) + Number(still)).toBe(candles.length);
      expect(Number(rose)).toBe(candles.filter(({ open, close }) => close > open).length);
    }),
  );
});
