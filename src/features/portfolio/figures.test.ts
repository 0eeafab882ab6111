import { expect, test } from 'vitest';

import { resultOf } from './figures.ts';

/** One ounce of silver bought for $35 at a spot of $30; spot is $32 now. */
const ounce = { worthCents: 3200, paidCents: 3500, premiumCents: 500, dayCents: 0, dayPercent: 0 };

test('without the premium only metal prices are compared', () => {
  expect(resultOf(ounce, false)).toEqual({
    worthCents: 3200,
    costCents: 3000,
    gainCents: 200,
    gainPercent: expect.closeTo(6.67, 2) as number,
  });
});

test('with the premium the gain is the same and its percentage is smaller', () => {
  expect(resultOf(ounce, true)).toEqual({
    worthCents: 3700,
    costCents: 3500,
    gainCents: 200,
    gainPercent: expect.closeTo(5.71, 2) as number,
  });
});

test('free metal has no percentage', () => {
  expect(resultOf({ ...ounce, paidCents: 0, premiumCents: 0 }, true).gainPercent).toBe(0);
});
