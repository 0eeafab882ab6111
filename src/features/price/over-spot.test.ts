import { expect, test } from 'vitest';

import { overSpotWords } from './over-spot.ts';

test('what is paid over spot is told for an ounce and in percent', () => {
  expect(overSpotWords({ cents: 199, percent: 2.974 })).toBe('$1.99 an ounce, 2.97 %');
  expect(overSpotWords({ cents: 0, percent: 0 })).toBe('Nothing: at spot');
  expect(overSpotWords({ cents: -20, percent: -0.3 })).toBe('$0.20 an ounce, 0.30 % below spot');
});
