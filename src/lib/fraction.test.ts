import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { asNumber, centsFor, fractionOf, over, times } from './fraction.ts';

test('half a cent is rounded up, and no earlier rounding moves it', () => {
  expect(centsFor(fractionOf('.5'), 1)).toBe(1);
  expect(centsFor(fractionOf('.4999'), 1)).toBe(0);
  // 1.005 * 100 is 100.49999999999999 in floating point.
  expect(centsFor(fractionOf(1.005), 100)).toBe(101);
  expect(centsFor(times(fractionOf(0.1), fractionOf(3)), 5)).toBe(2);
});

test('a number is the fraction that JavaScript writes it as, also a very small or large one', () => {
  expect(fractionOf(1.25e-7)).toEqual({ top: 125n, bottom: 10n ** 9n });
  expect(fractionOf(1e21)).toEqual({ top: 10n ** 21n, bottom: 1n });
  const amount = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
  fc.assert(
    fc.property(amount, (value) => {
      expect(asNumber(fractionOf(value)) / value).toBeCloseTo(1, 12);
    }),
  );
});

test('what is multiplied and divided again is the same', () => {
  const amount = fc.integer({ min: 1, max: 1e9 }).map(fractionOf);
  fc.assert(
    fc.property(amount, amount, fc.nat(1e9), (one, other, cents) => {
      expect(centsFor(over(times(one, other), other), cents)).toBe(centsFor(one, cents));
    }),
  );
});
