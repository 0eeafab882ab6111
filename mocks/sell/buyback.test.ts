import { expect, test } from 'vitest';

import { createMarket } from '../market/market.ts';
import { afterCondition, bidCents } from './buyback.ts';

const board = createMarket(1).spotAt(Date.parse('2026-11-20T15:00:00Z'));
const eagle = {
  metal: 'silver',
  form: 'coin',
  series: 'silver-eagle',
  mint: 'us-mint',
  name: '2026 1 oz American Silver Eagle Coin BU',
  ounces: 1,
  country: 'US',
} as const;
const bid = board.quotes.silver.bidCents;

test('a Silver Eagle is bought half a dollar above the bid', () => {
  expect(bidCents(eagle, board, 1_000_00)).toBe(bid + 50);
});

test('a generic round is bought below the bid', () => {
  const round = {
    ...eagle,
    form: 'round',
    mint: 'private-mint',
    name: '1 oz Any Mint Round',
  } as const;
  expect(bidCents(round, board, 1_000_00)).toBeLessThan(bid);
});

test('the shop never pays what it asks', () => {
  expect(bidCents(eagle, board, 50_00)).toBe(49_50);
});

test('copper is not bought', () => {
  expect(bidCents({ ...eagle, metal: 'copper' }, board, 10_00)).toBe(0);
});

test('faults add up and are named; a mint condition costs nothing', () => {
  expect(afterCondition(100_00, ['milkSpots', 'scratches'])).toEqual({
    cents: 97_00,
    reason: '3% less for milk spots and scratches.',
  });
  expect(afterCondition(100_00, ['mint'])).toEqual({ cents: 100_00 });
});
