import { expect, test } from 'vitest';

import { formatMoney, formatMoneyChange, moneyParts } from './money.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_456, '$1,234.56'],
  [1_000_000_00, '$1,000,000.00'],
])('%d cents are written %s', (cents, words) => {
  expect(formatMoney(cents)).toBe(words);
});

test.each([
  [79, '+$0.79'],
  [-79, '−$0.79'],
  [0, '$0.00'],
  [-123_400, '−$1,234.00'],
])('a change of %d cents is written %s', (cents, words) => {
  expect(formatMoneyChange(cents)).toBe(words);
});

test.each([
  [-123_405, { sign: '−', whole: '1,234', cents: '05' }],
  [99, { sign: '', whole: '0', cents: '99' }],
])('%d cents come apart where the type changes size', (cents, parts) => {
  expect(moneyParts(cents)).toEqual(parts);
});
