import { expect, test } from 'vitest';

import { formatPremium } from './premium-words.ts';

test.each([
  [2_896, 20.24, '', '$28.96 over spot, 20.2%'],
  [1_302, 134.6, '', '$13.02 over spot, 135%'],
  [2_781, 0.62, ' an ounce', '$27.81 an ounce over spot, 0.6%'],
  [0, 0, ' an ounce', 'At spot, nothing over'],
  [-20, -0.31, '', '$0.20 under spot, 0.3%'],
])('a premium of %d cents, %d percent%s', (cents, percent, unit, words) => {
  expect(formatPremium({ cents, percent }, unit)).toBe(words);
});
