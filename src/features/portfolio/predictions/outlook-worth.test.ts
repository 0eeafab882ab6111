import { expect, test } from 'vitest';

import { pastWorth, worthAt, worthBy } from './outlook-worth.ts';

const HELD = [
  { metal: 'silver', ounces: 222.32 },
  { metal: 'gold', ounces: 2.8 },
  { metal: 'platinum', ounces: 1 },
] as const;
const TODAY = { silver: 67_50, gold: 4_420_79, platinum: 1_825_75 };

const on = (day: number, ask: number) => ({ time: `2026-11-0${day}T21:00:00Z`, ask });

test('worth is ounces times price, each metal to the cent', () => {
  // 222.32 × 67.50 = 15,006.60; 2.8 × 4,420.79 = 12,378.212; 1 × 1,825.75
  expect(worthAt(HELD, TODAY)).toBe(15_006_60 + 12_378_21 + 1_825_75);
  expect(worthAt([{ metal: 'gold', ounces: 0.1 }], { gold: 5 })).toBe(1);
  expect(worthAt([], {})).toBe(0);
});

test('by a prediction gold and silver have its price, and platinum that of today', () => {
  const quarter = {
    silver: { analyst: 72_58, best: 80_22, worst: 60_69 },
    gold: { analyst: 4_503_55, best: 4_764_85 },
  };
  // 222.32 × 72.58 = 16,135.9856; 2.8 × 4,503.55 = 12,609.94
  expect(worthBy('analyst', quarter, HELD, TODAY)).toBe(16_135_99 + 12_609_94 + 1_825_75);
  // 222.32 × 80.22 = 17,834.5104; 2.8 × 4,764.85 = 13,341.58
  expect(worthBy('best', quarter, HELD, TODAY)).toBe(17_834_51 + 13_341_58 + 1_825_75);
  expect(worthBy('worst', quarter, HELD, TODAY), 'gold has no worst').toBeUndefined();
  expect(worthBy('worst', quarter, [HELD[0]], TODAY)).toBe(13_492_60);
});

test('the past is of the ounces held today, each metal at its last price', () => {
  const silver = [on(1, 60_00), on(2, 61_00), on(4, 62_00)];
  const gold = [on(2, 4_000_00), on(3, 4_100_00)];
  expect(pastWorth([HELD[0], HELD[1]], { silver, gold }).map(({ value }) => value)).toEqual([
    222.32 * 61_00 + 2.8 * 4_000_00,
    222.32 * 62_00 + 2.8 * 4_100_00,
  ]);
  expect(pastWorth([HELD[0], HELD[1]], { silver })).toEqual([]);
});
