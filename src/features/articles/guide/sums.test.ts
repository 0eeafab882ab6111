import { expect, test } from 'vitest';

import { gainSum, ounceSum, premiumSum, waysSum } from './sums.ts';

const eagle = {
  cash: 7667,
  card: 7989,
  ounces: 1,
  tiers: [
    { from: 1, cash: 7667, card: 7989, metal: 6750 },
    { from: 20, cash: 7600, card: 7919, metal: 6750 },
  ],
};

test('a premium is what is paid over the metal, and owning costs what is not paid back', () => {
  expect(premiumSum(eagle, 6800, 6786)).toMatchObject({
    paid: 7667,
    metal: 6750,
    over: 917,
    bid: 6786,
    owning: 881,
  });
  expect(premiumSum({ ...eagle, tiers: [] }, 6800)).toMatchObject({ metal: 6800, over: 867 });
  expect(premiumSum(eagle, 6800)).not.toHaveProperty('owning');
});

test('many pieces cost the price of their step, by each way to pay', () => {
  expect(waysSum(eagle, 10)).toMatchObject({ check: { each: 7667, total: 76_670 }, more: 3220 });
  expect(waysSum(eagle, 20)).toMatchObject({
    check: { total: 152_000 },
    card: { each: 7919, total: 158_380 },
  });
  expect(waysSum({ ...eagle, tiers: [] }, 2).card.total).toBe(15_978);
});

test('a price for an ounce is rounded half up, and spot is shared out in the same way', () => {
  const half = { cash: 3333, card: 0, ounces: 0.5, tiers: [] };
  expect(ounceSum(half, 6001)).toMatchObject({ perOunce: 6666, metalPerOunce: 6002 });
  expect(ounceSum({ ...half, cash: 101, ounces: 8 }, 10)?.perOunce).toBe(13);
  expect(ounceSum({ ...half, ounces: 0 }, 6001)).toBeUndefined();
});

test('a gain is long after more than a year, and is then taxed at 28 percent at most', () => {
  const bought = { quantity: 20, paidEach: 3720, boughtOn: '2025-03-10' };
  expect(gainSum(bought, 6786, '2026-03-10')).toEqual({
    paid: 74_400,
    received: 135_720,
    gain: 61_320,
    isLong: false,
  });
  expect(gainSum(bought, 6786, '2026-03-11')).toMatchObject({ isLong: true, mostTax: 17_170 });
  expect(gainSum(bought, 3000, '2026-03-11')).not.toHaveProperty('mostTax');
  expect(gainSum({ ...bought, boughtOn: '2024-02-29' }, 1, '2025-03-01').isLong).toBe(true);
});
