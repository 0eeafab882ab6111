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
  const bar = { product: '1 oz Valcambi Palladium Bar', productUnits: 1, others: [] };
  const silver = { metal: 'silver', form: 'coin', quantity: 25 } as const;
  const gold = { metal: 'gold', form: 'bar', quantity: 1 } as const;
  const tubes = { form: 'supply', quantity: 2 } as const;
  expect(contentWords({ ...bar, units: 1 })).toBe('1 oz Valcambi Palladium Bar');
  expect(contentWords({ ...bar, units: 26, others: [silver] })).toBe(
    '1 oz Valcambi Palladium Bar and 25 silver coins',
  );
  expect(contentWords({ ...bar, productUnits: 10, units: 37, others: [silver, tubes] })).toBe(
    '10 × 1 oz Valcambi Palladium Bar, 25 silver coins, and 2 supplies',
  );
  expect(contentWords({ ...bar, units: 29, others: [silver, tubes, gold] })).toBe(
    '1 oz Valcambi Palladium Bar and 28 other pieces',
  );
});

test('an order whose lines the store does not tell is counted in pieces', () => {
  const others = [] as const;
  expect(contentWords({ product: 'Silver Eagle', productUnits: 10, units: 11, others })).toBe(
    '10 × Silver Eagle and 1 other piece',
  );
  expect(contentWords({ product: 'Silver Eagle', units: 3, others })).toBe(
    'Silver Eagle, 3 pieces in all',
  );
  expect(contentWords({ units: 1, others })).toBe('1 piece in all');
});
