import { expect, test } from 'vitest';

import { heldOf, lotsOf } from './lots.ts';
import type { Transaction } from './transaction.ts';

const eagle: Transaction = {
  productId: 1,
  name: '1 oz Silver Eagle',
  metal: 'silver',
  ounces: 1,
  type: 'PURCHASED',
  date: '2025-03-10',
  quantity: 10,
  unitCents: 40_00,
  spotCents: 33_00,
  isBold: true,
  sourceName: 'Bold',
};
const later: Transaction = { ...eagle, date: '2025-09-01', unitCents: 50_00 };
const sale: Transaction = { ...eagle, type: 'EXIT', date: '2026-03-11', unitCents: 80_00 };

test('a sale takes the oldest units first', () => {
  const { open, closed } = lotsOf([later, eagle, { ...sale, quantity: 12 }]);
  expect(open).toEqual([{ from: later, quantity: 8 }]);
  expect(closed.map(({ quantity, basisCents }) => [quantity, basisCents])).toEqual([
    [10, 400_00],
    [2, 100_00],
  ]);
});

test('long is more than a year; the anniversary itself is still short', () => {
  const onTheDay = { ...sale, date: '2026-03-10', quantity: 1 };
  expect(lotsOf([eagle, onTheDay]).closed[0]?.isLong).toBe(false);
  expect(lotsOf([eagle, { ...sale, quantity: 1 }]).closed[0]?.isLong).toBe(true);
});

test('a sale leaves other products alone', () => {
  const other = { ...eagle, productId: 2 };
  expect(heldOf([eagle, other, { ...sale, quantity: 4 }], 2)).toBe(10);
});

test('fractions of a unit leave no dust', () => {
  const tenth = { ...eagle, quantity: 0.3 };
  expect(heldOf([tenth, { ...sale, quantity: 0.1 }], 1)).toBe(0.2);
});
