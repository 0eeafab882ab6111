import { expect, test } from 'vitest';

import { countdownParts } from './countdown.ts';

function words(seconds: number): string {
  return countdownParts(seconds)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ');
}

test('§9 days are shown above 86387 seconds, and not at them', () => {
  expect(words(86_387)).toBe('23 hours 59 minutes 47 seconds');
  expect(words(86_388)).toBe('0 days 23 hours 59 minutes 48 seconds');
  expect(words(86_400)).toBe('1 days 0 hours 0 minutes 0 seconds');
});

test('with days shown, the hours are below 24', () => {
  expect(words(3 * 86_400 + 4 * 3600 + 5 * 60 + 6)).toBe('3 days 4 hours 5 minutes 6 seconds');
});

test('the countdown of a sale that is over stays at zero', () => {
  expect(words(0)).toBe('0 hours 0 minutes 0 seconds');
  expect(words(-12)).toBe('0 hours 0 minutes 0 seconds');
});
