import { expect, test } from 'vitest';

import { formatPremium, premiumWords } from './premium-words.ts';

test.each([
  [199, 2.974, '$1.99 per ounce over silver spot, 3.0\u00A0%.'],
  [0, 0, 'Nothing over silver spot.'],
  [-20, -0.31, '$0.20 per ounce under silver spot, 0.3\u00A0%.'],
])('a premium of %d cents, %d percent, is told as it is', (cents, percent, says) => {
  expect(premiumWords({ cents, percent }, 'silver')).toBe(says);
});

test.each([
  [2_896, 20.24, '$28.96 over spot, 20.2%'],
  [1_302, 134.6, '$13.02 over spot, 135%'],
  [0, 0, 'At spot, nothing over'],
  [-20, -0.31, '$0.20 under spot, 0.3%'],
])('the premium of a piece, %d cents, %d percent', (cents, percent, says) => {
  expect(formatPremium({ cents, percent })).toBe(says);
});
