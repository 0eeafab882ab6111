import { expect, test } from 'vitest';

import { expectedSpot, faultsOf, quarterEnd, quarterOf } from './quarters.ts';

const gold = { goldOptimalPrediction: 4800, goldWorstPrediction: 4100 };
const silver = { silverOptimalPrediction: 75, silverWorstPrediction: 55 };
const fourth = { dateNTime: '2026-12-31T23:59:59Z' };
const first = { dateNTime: '2027-03-31T23:59:59Z' };
const second = { dateNTime: '2027-06-30T23:59:59Z' };

const fieldsOf = (...predictions: Parameters<typeof faultsOf>[0]) =>
  faultsOf(predictions, quarterOf(fourth.dateNTime)).map(({ field }) => field);

test('a quarter ends on its last day', () => {
  expect(quarterEnd(quarterOf('2026-11-20T15:00:00Z'))).toBe('2026-12-31T23:59:59Z');
  expect(quarterEnd(quarterOf('2027-04-01T00:00:00Z'))).toBe('2027-06-30T23:59:59Z');
});

test('complete pairs in sequence are taken', () => {
  expect(fieldsOf({ ...fourth, ...gold, ...silver }, { ...first, ...gold })).toEqual([]);
});

test('half a pair is refused, and so is none at all', () => {
  expect(fieldsOf({ ...fourth, goldOptimalPrediction: 4800 })).toEqual([
    'predictedPrices.0.goldWorstPrediction',
  ]);
  expect(fieldsOf(fourth)).toEqual(['predictedPrices.0.goldOptimalPrediction']);
});

test('a skipped quarter is refused', () => {
  expect(fieldsOf({ ...fourth, ...gold }, { ...second, ...gold })).toEqual([
    'predictedPrices.1.dateNTime',
  ]);
});

test('the quarter that runs is the first', () => {
  expect(fieldsOf({ ...first, ...gold })).toEqual(['predictedPrices.0.dateNTime']);
});

test('a price has whole cents', () => {
  expect(fieldsOf({ ...fourth, ...gold, goldWorstPrediction: 4100.005 })).toEqual([
    'predictedPrices.0.goldWorstPrediction',
  ]);
});

test('a metal is predicted for earlier quarters before later ones', () => {
  expect(fieldsOf({ ...fourth, ...gold }, { ...first, ...silver })).toEqual([
    'predictedPrices.1.silverOptimalPrediction',
  ]);
});

test('the worst is not above the best', () => {
  expect(fieldsOf({ ...fourth, goldOptimalPrediction: 4000, goldWorstPrediction: 4100 })).toEqual([
    'predictedPrices.0.goldWorstPrediction',
  ]);
});

test('a customer expects the best of the first quarter that has not begun', () => {
  const all = [
    { ...fourth, ...gold, ...silver },
    { ...first, ...silver, silverOptimalPrediction: 80 },
    { ...second, ...silver, silverOptimalPrediction: 90 },
  ];
  const november = Date.parse('2026-11-20T15:00:00Z');
  expect(expectedSpot(all, 'silver', november)).toBe(80);
  expect(expectedSpot(all, 'silver', Date.parse('2027-01-01T00:00:00Z'))).toBe(90);
  expect(expectedSpot(all, 'gold', november), 'only for the quarter that runs').toBeUndefined();
  expect(expectedSpot(all, 'copper', november)).toBeUndefined();
  expect(expectedSpot([], 'silver', november)).toBeUndefined();
});
