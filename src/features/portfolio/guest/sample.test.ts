import { expect, test } from 'vitest';

import type { Bid } from '#api/sell/bids.ts';

import { bidFor, worthByDay } from './sample.ts';

const bid = (name: string, bidCents: number, more: Partial<Bid> = {}): Bid => ({
  productId: 1,
  name,
  href: '/product/1/coin',
  image: undefined,
  metal: /gold/i.test(name) ? 'gold' : 'silver',
  ounces: 1,
  bidCents,
  askCents: undefined,
  overSpotCents: undefined,
  changeCents: undefined,
  least: 1,
  isReportable: false,
  ...more,
});

const SILVER = bid('2026 1 oz Canadian Silver Maple Leaf Coin BU', 6_746);
const GOLD = bid('2026 1 oz Canadian Gold Maple Leaf Coin BU', 441_000);

test('the sample is worth a hundred ounces of silver and two of gold on each day of both', () => {
  const silver = [1, 2, 3].map((time) => ({ time, value: 5_000 + time }));
  const gold = [2, 3].map((time) => ({ time, value: 400_000 }));
  expect(worthByDay(silver, gold)).toEqual([
    { time: 2, value: 500_200 + 800_000 },
    { time: 3, value: 500_300 + 800_000 },
  ]);
});

test('the store pays its posted bids; of several years the lowest', () => {
  const older = bid('2024 1 oz Canadian Silver Maple Leaf Coin BU', 6_700);
  expect(bidFor([SILVER, older, GOLD])).toEqual({ cents: 100 * 6_700 + 2 * 441_000 });
});

test('a bid for another weight, or for more pieces than there are, is no bid for the sample', () => {
  const tenth = bid('1/10 oz Canadian Gold Maple Leaf', 44_000, { ounces: 0.1 });
  const many = { ...GOLD, least: 10 };
  expect(bidFor([SILVER, tenth, many])).toEqual({ without: ['gold'] });
  expect(bidFor([])).toEqual({ without: ['silver', 'gold'] });
});
