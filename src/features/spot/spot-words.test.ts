import { expect, test } from 'vitest';

import { quoteTime } from './spot-words.ts';

test('a quote is timed by the market in New York', () => {
  expect(quoteTime('2026-11-20T19:02:00Z')).toBe('2:02 PM ET');
});
