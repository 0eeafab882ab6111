import { expect, test } from 'vitest';

import { resultOf, shareSentence } from './figures.ts';

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

test('the sentence begins with the largest share', () => {
  const gold = { name: 'Gold', value: 6100 };
  const silver = { name: 'Silver', value: 3000 };
  const platinum = { name: 'Platinum', value: 900 };
  expect(shareSentence([gold])).toBe('Gold is 100 % of what you own.');
  expect(shareSentence([gold, silver])).toBe('Gold is 67 % of what you own and silver 33 %.');
  expect(shareSentence([gold, silver, platinum])).toBe(
    'Gold is 61 % of what you own, silver 30 %, and platinum 9 %.',
  );
  expect(shareSentence([])).toBe('');
});
