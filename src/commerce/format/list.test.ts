import { expect, test } from 'vitest';

import { listWords } from './list.ts';

test.each([
  [[], ''],
  [['shipping'], 'shipping'],
  [['shipping', 'payment'], 'shipping and payment'],
  [['shipping', 'payment', 'review'], 'shipping, payment, and review'],
])('%j is listed as "%s"', (names, words) => {
  expect(listWords(names)).toBe(words);
});
