import { expect, test } from 'vitest';

import { eventWords, reachedWords, stateWords } from './alert-words.ts';

const gold = { kind: 'spot', metal: 'gold', cents: 450_000 } as const;
const price = { kind: 'price', productId: 225_134, cents: 8_000 } as const;

test('a price that is reached already is told, with what to do', () => {
  const above = { ...gold, direction: 'above' } as const;
  const below = { ...gold, direction: 'below' } as const;
  expect(reachedWords(above, 440_250)).toBeUndefined();
  expect(reachedWords(above, 450_001)).toBe(
    'Above that already: gold costs $4,500.01 now. Enter a higher price, or choose “falls below”.',
  );
  expect(reachedWords(below, 450_000)).toBeUndefined();
  expect(reachedWords(below, 440_250)).toContain('choose “rises above”');
  expect(reachedWords(price, 8_001)).toBeUndefined();
  expect(reachedWords(price, 8_000)).toBe('One costs $80.00 now. Enter a lower price.');
});

test('a price is not refused where nobody can tell what it costs now', () => {
  expect(reachedWords(price, undefined)).toBeUndefined();
});

test('each state of an alert says what is sent, where and when', () => {
  const alert = { about: 'Gold', email: 'ida@example.com' };
  const wish = { ...gold, direction: 'above' } as const;
  expect(eventWords(price, 'this')).toBe('this costs $80.00 or less');
  expect(stateWords({ ...alert, wish, status: 'Waiting' })).toBe(
    'Confirmed. We write to ida@example.com once, as soon as gold is above $4,500.00.',
  );
  expect(stateWords({ ...alert, wish, status: 'Sent' })).toBe(
    'We have written to ida@example.com about gold, and do not write again.',
  );
  expect(stateWords({ ...alert, wish, status: 'Cancelled' })).toBe(
    'Stopped. We do not write to ida@example.com about gold.',
  );
});
