import { expect, test } from 'vitest';

import { countWords, formatCount } from './count.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (count, words) => {
  expect(formatCount(count)).toBe(words);
});

test.each([
  [0, '0 messages'],
  [1, '1 message'],
  [2, '2 messages'],
  [2000, '2,000 messages'],
])('%d of a message are %s', (count, words) => {
  expect(countWords(count, 'message')).toBe(words);
});

test('a noun may have an irregular plural', () => {
  expect([1, 3].map((count) => countWords(count, 'coin box', 'coin boxes'))).toEqual([
    '1 coin box',
    '3 coin boxes',
  ]);
});
