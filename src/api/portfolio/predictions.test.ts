import { expect, test } from 'vitest';

import { expectedOf } from './predictions.ts';

const NOVEMBER = Date.parse('2026-11-20T15:00:00Z');
const PREDICTIONS = [
  { dateNTime: '2026-12-31T23:59:59Z', goldOptimalPrediction: 4_800, silverOptimalPrediction: 75 },
  { dateNTime: '2027-03-31T23:59:59Z', silverOptimalPrediction: 80.22 },
  { dateNTime: '2027-06-30T23:59:59Z', silverOptimalPrediction: 90 },
];

test('the best of the first quarter that has not begun is expected', () => {
  expect(expectedOf(PREDICTIONS, 'silver', NOVEMBER)).toEqual({
    spotCents: 8_022,
    year: 2027,
    quarter: 1,
  });
  expect(expectedOf(PREDICTIONS, 'silver', Date.parse('2027-01-01T00:00:00Z'))).toMatchObject({
    spotCents: 9_000,
    quarter: 2,
  });
});

test('nothing is expected of a metal that is not predicted that far, or at no time', () => {
  expect(expectedOf(PREDICTIONS, 'gold', NOVEMBER)).toBeUndefined();
  expect(expectedOf([{ dateNTime: '', silverOptimalPrediction: 80 }], 'silver', NOVEMBER)).toBe(
    undefined,
  );
});
