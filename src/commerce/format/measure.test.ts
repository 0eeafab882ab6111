import { expect, test } from 'vitest';

import { formatMeasure, formatOunces } from './measure.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [0.5, '0.5'],
  [0.0004, '0'],
  [1002.4114, '1,002.411'],
])('%d troy ounces are written %s', (amount, words) => {
  expect(formatOunces(amount)).toBe(words);
});

test.each([
  [31.10348, '31.10348'],
  [31.103476, '31.10348'],
  [40.6, '40.6'],
  [25_000, '25,000'],
])('a measure of %d is written %s', (amount, words) => {
  expect(formatMeasure(amount)).toBe(words);
});
