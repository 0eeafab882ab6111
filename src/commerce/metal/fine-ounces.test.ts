import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { asNumber, centsFor } from '#lib/fraction.ts';

import { fineOunces, unitOf, type Unit } from './fine-ounces.ts';

test.each<[string, Unit, string, number]>([
  ['1', 'ozt', '1', 1],
  ['20', 'dwt', '1', 1],
  ['250', 'g', '.900', 7.233_917_977_94],
  ['1', 'kg', '.999', 32.118_595_822_06],
  ['16', 'oz', '.9999', 14.581_875],
])('%s %s of %s are that many fine ounces', (weight, unit, fineness, ounces) => {
  expect(asNumber(fineOunces(weight, unit, fineness))).toBeCloseTo(ounces, 9);
});

test('no rounding comes before the last', () => {
  expect(centsFor(fineOunces('250', 'g', '.900'), 6_736)).toBe(48_728);
});

test('a thousand pieces are worth a thousand times one, to the half cent of each', () => {
  const whole = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(whole, fc.constantFrom<Unit>('g', 'kg', 'oz'), whole, (weight, unit, cents) => {
      const one = centsFor(fineOunces(String(weight), unit, '.925'), cents);
      const many = centsFor(fineOunces(`${weight}000`, unit, '.925'), cents);
      expect(Math.abs(many - 1000 * one)).toBeLessThanOrEqual(500);
    }),
  );
});

test('an unknown unit counts as grams', () => {
  expect(unitOf('toString')).toBe('g');
  expect(unitOf('dwt')).toBe('dwt');
});
