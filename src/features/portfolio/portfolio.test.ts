import { expect, test } from 'vitest';

import type { Holding } from '#api/portfolio/portfolio.ts';
import type { Bid } from '#api/sell/bids.ts';
import { fractionOf } from '#lib/fraction.ts';

import { resultOf } from './result.ts';
import { shareSentence } from './overview/metals/share-sentence.ts';
import { valuesByMetal } from './three-values.ts';

/** One ounce of silver bought for $35 at a spot of $30; spot is $32 now. */
const ounce = { worthCents: 3200, paidCents: 3500, premiumCents: 500 };

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

function holding(id: number, change: Partial<Holding> = {}): Holding {
  return {
    id,
    name: `Product ${id}`,
    metal: 'silver',
    units: 2,
    ounces: fractionOf(2),
    unitPaidCents: 3500,
    premiumCents: 1000,
    thenCents: 6000,
    ...change,
  };
}

function bid(productId: number, change: Partial<Bid> = {}): Bid {
  return {
    productId,
    name: `Product ${productId}`,
    href: '',
    image: undefined,
    metal: 'silver',
    ounces: 1,
    bidCents: 3300,
    askCents: undefined,
    overSpotCents: undefined,
    changeCents: undefined,
    least: 1,
    isReportable: false,
    ...change,
  };
}

test('a holding with a bid has all three values; one without is summed apart and named', () => {
  const values = valuesByMetal([holding(1), holding(2)], [bid(1)], { silver: 3190 });
  expect(values.all).toEqual({ count: 1, paidCents: 7000, meltCents: 6380, bidCents: 6600 });
  expect(values.metals).toEqual([{ metal: 'silver', ...values.all }]);
  expect(values.without).toEqual({
    count: 1,
    paidCents: 7000,
    meltCents: 6380,
    names: ['Product 2'],
  });
});

test('fewer units than the store buys have no bid', () => {
  const values = valuesByMetal([holding(1)], [bid(1, { least: 20 })], { silver: 3190 });
  expect(values.all.count).toBe(0);
  expect(values.without.names).toEqual(['Product 1']);
});

test('without a price of the market the melt value is unknown, not zero', () => {
  const gold = holding(2, { metal: 'gold' });
  const values = valuesByMetal([holding(1), gold], [bid(1), bid(2)], { silver: 3190 });
  expect(values.metals.map(({ metal, meltCents }) => [metal, meltCents])).toEqual([
    ['silver', 6380],
    ['gold', undefined],
  ]);
  expect(values.all.meltCents).toBeUndefined();
});
