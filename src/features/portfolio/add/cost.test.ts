import { expect, test } from 'vitest';

import { costCents, costWords, overSpotWords, premiumCents } from './cost.ts';

test('the sum is of all units and the fees, and half a cent goes up', () => {
  const cost = { units: '5', unitCents: 88_50, feesCents: 12_00 };
  expect(costWords(cost, '5')).toBe('5 × $88.50 + $12.00 fees = $454.50');
  expect(costWords({ ...cost, feesCents: 0 }, '5')).toBe('5 × $88.50 = $442.50');
  expect(costCents({ units: '.5', unitCents: 33_33, feesCents: 0 })).toBe(16_67);
  // 1.005 * 100 is 100.49999999999999 in floating point.
  expect(costCents({ units: '1.005', unitCents: 100, feesCents: 0 })).toBe(101);
});

test.each([
  [79_78, '1', 70_61, 9_17, '13.0 % over spot'],
  [20_00, '.25', 81_20, -1_20, '1.5 % under spot'],
  [0, '10', 70_00, -70_00, '100.0 % under spot'],
  [70_00, '1', 70_00, 0, 'exactly spot'],
  [1, '3', 0, 0, undefined],
])(
  '%i cents for %s oz with spot at %i are %i over it',
  (unitCents, ounces, spotCents, over, words) => {
    expect(premiumCents({ unitCents, ounces, spotCents })).toBe(over);
    expect(overSpotWords({ unitCents, ounces, spotCents })).toBe(words);
  },
);
