import { expect, test } from 'vitest';

import { contentWords, paidWords } from './order-words.ts';

test.each([
  ['creditCard', 'Being processed'],
  ['eCheck', 'Clearing'],
  ['wire', 'Not received yet'],
  ['paperCheck', 'Not received yet'],
] as const)('a pending payment by %s is %s', (method, words) => {
  expect(paidWords('Pending', method)).toBe(words);
  expect(paidWords('Cleared', method)).toBe('Received');
});

test('a mixed order does not read as if all of it were its first product', () => {
  const bar = { product: '1 oz Valcambi Palladium Bar', productUnits: 1 };
  expect(contentWords({ ...bar, units: 26 })).toBe(
    '1 oz Valcambi Palladium Bar and 25 other pieces',
  );
  expect(contentWords({ ...bar, units: 1 })).toBe('1 oz Valcambi Palladium Bar');
  expect(contentWords({ product: 'Silver Eagle', productUnits: 10, units: 11 })).toBe(
    '10 × Silver Eagle and 1 other piece',
  );
  expect(contentWords({ product: 'Silver Eagle', units: 3 })).toBe('Silver Eagle, 3 pieces in all');
  expect(contentWords({ units: 1 })).toBe('1 piece in all');
});
