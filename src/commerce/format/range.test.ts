import { expect, test } from 'vitest';

import { rangeWords } from './range.ts';

test.each([
  ['Clears in 4-6 business days', 'Clears in 4 to 6 business days'],
  ['10-20 business days after it ships', '10 to 20 business days after it ships'],
  ['2 business days after it ships', '2 business days after it ships'],
  ['Clears on arrival', 'Clears on arrival'],
])('%s is said as "%s"', (text, words) => {
  expect(rangeWords(text)).toBe(words);
});
