import { expect, test } from 'vitest';

import { bestOf, namePartsOf } from './best.ts';
import { compareSearch, comparisonAt } from './compare-place.ts';

const at = (query: string) => comparisonAt(new URLSearchParams(query));

test('an address holds up to four products, each once, and says what is left out', () => {
  expect(at('product=3&product=3&product=1&add=2').ids).toEqual([3, 1, 2]);
  const { ids, beyond } = at('product=1&product=2&product=3&product=4&product=5');
  expect([ids, beyond]).toEqual([[1, 2, 3, 4], [5]]);
  expect(at('product=eagle&product=0&product=7')).toMatchObject({
    ids: [7],
    unread: ['eagle', '0'],
  });
});

test('a quantity that cannot be read is refused, and prices are for one', () => {
  for (const typed of ['0', '-1', '1.5', 'many', '1000000000', '']) {
    const { quantity, error } = at(`quantity=${typed}`);
    expect([typed, quantity, error]).toEqual([typed, 1, 'Enter a whole number from 1 to 100,000.']);
  }
  expect(at('quantity=20')).toMatchObject({ quantity: 20, typed: '20' });
  expect(at('')).toMatchObject({ quantity: 1, typed: '1', onlyDiffering: false });
});

test('an address is written as it is read', () => {
  const query = '?product=1&product=2&quantity=20&differs=yes&find=maple+leaf';
  expect(compareSearch(at(query))).toBe(query);
  expect(compareSearch(at(''))).toBe('');
});

test('the best is marked where there is a difference between known values', () => {
  expect(bestOf([3, 1, 2], 'least')).toEqual([false, true, false]);
  expect(bestOf([3, undefined, 3, 2], 'most')).toEqual([true, false, true, false]);
  expect(bestOf([3, 3], 'least')).toEqual([false, false]);
  expect(bestOf([3, undefined, Number.NaN], 'most')).toEqual([false, false, false]);
});

test('names are short by the words that all of them have', () => {
  const parts = namePartsOf([
    '2026 1 oz American Silver Eagle Coin BU',
    '2026 1 oz British Silver Britannia Coin BU',
  ]);
  expect(parts.map(({ own }) => own)).toEqual([
    'American Silver Eagle',
    'British Silver Britannia',
  ]);
  expect(parts[0]).toEqual({
    before: '2026 1 oz ',
    own: 'American Silver Eagle',
    after: ' Coin BU',
  });
  expect(namePartsOf(['Bar', 'Bar']).map(({ own }) => own)).toEqual(['Bar', 'Bar']);
  expect(namePartsOf(['1 oz Bar']).map(({ own }) => own)).toEqual(['1 oz Bar']);
});
