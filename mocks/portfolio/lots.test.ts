import { expect, test } from 'vitest';

import { lotsOf, unitsOf } from './lots.ts';
import type { Transaction } from './transaction.ts';

const eagle: Transaction = {
  id: 1,
  productId: 1,
  name: '1 oz Silver Eagle',
  metal: 'silver',
  ounces: 1,
  type: 'PURCHASED',
  date: '2025-03-10',
  quantity: 10,
  unitCents: 40_00,
  feesCents: 0,
  spotCents: 33_00,
  isBold: true,
  sourceName: 'Bold',
};
const later: Transaction = { ...eagle, id: 2, date: '2025-09-01', unitCents: 50_00 };
const sale: Transaction = { ...eagle, id: 3, type: 'EXIT', date: '2026-03-11', unitCents: 80_00 };

test('a sale takes the oldest units first', () => {
  const { open, closed } = lotsOf([later, eagle, { ...sale, quantity: 12 }]);
  expect(open).toMatchObject([{ from: later, quantity: 8, costCents: 400_00 }]);
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
  const other = { ...eagle, id: 4, productId: 2 };
  const { open } = lotsOf([eagle, other, { ...sale, quantity: 4 }]);
  expect(open.map(({ quantity }) => quantity)).toEqual([6, 10]);
});

test('fractions of a unit leave no dust', () => {
  const tenth = { ...eagle, quantity: 0.3 };
  expect(unitsOf(lotsOf([tenth, { ...sale, quantity: 0.1 }]).open)).toBe(0.2);
});

test('the fees of a purchase split over partial sales without losing a cent', () => {
  // 3 x $33.33 + $0.02 of fees = $100.01. A third is $33.336…, so $33.34; the other two are
  // $66.67, of which a half is $33.335, so $33.34; the rest is $33.33.
  const three = { ...eagle, quantity: 3, unitCents: 33_33, feesCents: 2 };
  const one = { ...sale, quantity: 1 };
  const { open, closed } = lotsOf([three, one, { ...one, id: 4 }]);
  expect(closed.map(({ basisCents }) => basisCents)).toEqual([33_34, 33_34]);
  expect(open[0]?.costCents).toBe(33_33);
});

test('the fees of a sale lower its proceeds', () => {
  const { closed } = lotsOf([eagle, { ...sale, quantity: 2, feesCents: 5_00 }]);
  expect(closed[0]?.proceedsCents).toBe(155_00); // 2 x $80 - $5
});

test('a sale takes the lots that it names, in its order, and no others', () => {
  const named = { ...sale, quantity: 12, lotIds: [2, 1] };
  const { closed, open, shortages } = lotsOf([eagle, later, named]);
  expect(closed.map(({ from, quantity }) => [from.id, quantity])).toEqual([
    [2, 10],
    [1, 2],
  ]);
  expect(open.map(({ from, quantity }) => [from.id, quantity])).toEqual([[1, 8]]);
  expect(shortages).toEqual([]);
  const much = lotsOf([eagle, later, { ...sale, quantity: 11, lotIds: [2] }]);
  expect(much.shortages).toMatchObject([{ held: 10 }]);
});
