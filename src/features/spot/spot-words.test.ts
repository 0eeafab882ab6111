import { expect, test } from 'vitest';

import { changeWords, quoteTime } from './spot-words.ts';

const quote = { askCents: 6691, bidCents: 6684, changeCents: 0, changePercent: 0 };

test('a change is told by a word, not by a sign or colour alone', () => {
  expect(changeWords({ ...quote, changePercent: 1.2 })).toBe('up 1.20 %');
  expect(changeWords({ ...quote, changePercent: -0.62 })).toBe('down 0.62 %');
  expect(changeWords(quote)).toBe('unchanged');
});

test('a quote is timed by the market in New York', () => {
  expect(quoteTime('2026-11-20T19:02:00Z')).toBe('2:02 PM ET');
});
