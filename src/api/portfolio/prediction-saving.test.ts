import { expect, test } from 'vitest';

import { predictionSaving } from './prediction-saving.ts';

const OUNCE = { metal: 'silver', ounces: 1, tipCents: 183 } as const;

test('§9 the saving is the predicted spot against the ask, each plus tip, times ounces', () => {
  expect(predictionSaving(OUNCE, { predicted: 8_022, today: 6_937 })).toBe(1_085);
  const ten = { ...OUNCE, ounces: 10 };
  expect(predictionSaving(ten, { predicted: 8_022, today: 6_937 })).toBe(10_850);
});

test('below today’s spot it is negative, and nothing at the same', () => {
  expect(predictionSaving(OUNCE, { predicted: 6_500, today: 6_937 })).toBe(-437);
  expect(predictionSaving(OUNCE, { predicted: 6_937, today: 6_937 })).toBe(0);
});

test('each price is rounded half up to the cent', () => {
  const half = { metal: 'gold', ounces: 0.5, tipCents: 0 } as const;
  // 50.5 and 50: 51 − 50.
  expect(predictionSaving(half, { predicted: 101, today: 100 })).toBe(1);
  // 51 and 50.5: 51 − 51.
  expect(predictionSaving(half, { predicted: 102, today: 101 })).toBe(0);
  // 1.15 × 100.5 is 115.57499999999999 for a computer, 1.1 × 5 is 5.500000000000001.
  const odd = { metal: 'gold', ounces: 1.1, tipCents: 0 } as const;
  expect(predictionSaving(odd, { predicted: 5, today: 0 })).toBe(6);
});

test('copper is quoted by the pound, of which a troy ounce is 480/7000', () => {
  const pound = { metal: 'copper', ounces: 7000 / 480, tipCents: 0 } as const;
  expect(predictionSaving(pound, { predicted: 700, today: 623 })).toBe(77);
});
