import { expect, test } from 'vitest';

import { premiumWords } from './premium-words.ts';

test.each([
  [199, 2.974, '$1.99 per ounce over silver spot, 3.0\u00A0%.'],
  [0, 0, 'Nothing over silver spot.'],
  [-20, -0.31, '$0.20 per ounce under silver spot, 0.3\u00A0%.'],
])('a premium of %d cents, %d percent, is told as it is', (cents, percent, says) => {
  expect(premiumWords({ cents, percent }, 'silver')).toBe(says);
});
