import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { between, fraction, halfUp, percentOf, plus, times } from './exact.ts';

const half = { top: 1n, bottom: 2n };

test.each([
  [2.5, 3],
  [2.4999999, 2],
  [-2.5, -2],
  [-2.5000001, -3],
  [-3, -3],
  [0, 0],
  [1e21, 1e21],
  [4e-7, 0],
])('a half goes up: %d becomes %d', (value, rounded) => {
  expect(halfUp(fraction(value))).toBe(rounded);
});

test.each([
  [10_000, 4.35, 435],
  [1_000, 4.2, 42],
  [250, 4.2, 11],
  [1_250, 4.2, 53],
  [100_500, 1.15, 1_156],
])(
  'percents are the decimals they are written as: %d cents, %d percent',
  (cents, percent, part) => {
    expect(percentOf(cents, percent)).toBe(part);
  },
);

test('any amount with any percent of two places is what whole numbers say', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000_00 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100_00 }), (amount, hundredths) => {
      const tenThousandths = BigInt(amount) * BigInt(hundredths);
      expect(percentOf(amount, hundredths / 100)).toBe(Number((tenThousandths + 5_000n) / 10_000n));
    }),
  );
});

test('rounding moves by at most a half, and up when it is one', () => {
  const small = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
  fc.assert(
    fc.property(small, fc.bigInt({ min: 1n, max: 10_000n }), (top, bottom) => {
      const moved = BigInt(halfUp({ top, bottom })) * bottom - top;
      expect(2n * moved <= bottom && 2n * moved > -bottom).toBe(true);
    }),
  );
});

test('fractions add and multiply without drift', () => {
  expect(halfUp(times(plus(fraction(0.1), fraction(0.2)), fraction(10)))).toBe(3);
  expect(halfUp(times(fraction(1.005), fraction(100)))).toBe(101);
});

function hold(value: number): number {
  return halfUp(between(fraction(2), fraction(value), fraction(5)));
}

test('a value is held between its bounds', () => {
  expect([1, 2, 3, 5, 6].map(hold)).toEqual([2, 2, 3, 5, 5]);
  expect(halfUp(between(fraction(9), half, fraction(5)))).toBe(5);
});

test('what is not a number is refused', () => {
  expect(() => fraction(Number.NaN)).toThrow(RangeError);
  expect(() => fraction(Infinity)).toThrow(RangeError);
});
