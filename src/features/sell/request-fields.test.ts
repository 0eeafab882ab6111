import { expect, test } from 'vitest';

import type { SaleItem } from '#api/sell/sale-item.ts';

import {
  contactWords,
  fieldsOfItems,
  isReachable,
  itemWords,
  quantityIn,
  saleItemOf,
  typedItems,
  typedOf,
} from './request-fields.ts';

const EAGLES: SaleItem = {
  id: 'product-225134',
  productId: 225134,
  metal: 'silver',
  name: '2026 1 oz American Silver Eagle Coin BU',
  quantity: 20,
  conditions: ['toning', 'milkSpots'],
  note: 'Four have spots.',
};
const FLATWARE: SaleItem = {
  id: 'piece-1',
  metal: 'silver',
  name: 'Sterling flatware',
  ounces: 12.256,
  quantity: 1,
  conditions: [],
  note: '',
};
const IDA = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', mobile: '5125550177' };

test('items come back from their form as they were', () => {
  const fields = fieldsOfItems([EAGLES, FLATWARE].map(typedOf));
  const items = typedItems((name) => fields[name] ?? '').map(saleItemOf);
  expect(items).toEqual([EAGLES, FLATWARE]);
});

test.each(['', 'x', '-1', '1e9'])(
  'a form with "%s" items has no more than it may have',
  (items) => {
    expect(typedItems((name) => (name === 'items' ? items : '')).length).toBeLessThanOrEqual(20);
  },
);

test.each([
  ['1', 1],
  ['100000', 100_000],
  ['100001', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['', undefined],
])('the quantity "%s" is read as %s', (typed, quantity) => {
  expect(quantityIn(typed)).toBe(quantity);
});

test('a quantity below the least that is bought is refused', () => {
  expect(quantityIn('4', 5)).toBeUndefined();
  expect(quantityIn('5', 5)).toBe(5);
});

test('each wrong field of an item is named by the place of the item', () => {
  const wrong = { ...typedOf(FLATWARE), quantity: '0', note: 'x'.repeat(1001) };
  const words = itemWords([typedOf(EAGLES), wrong]);
  expect(words['item-0-quantity']).toBeUndefined();
  expect(words['item-1-quantity']).toBe(
    'Enter a whole number from 1 to 100,000 for Sterling flatware.',
  );
  expect(words['item-1-note']).toBe('The note can have 1000 characters at most.');
});

test('§5 a mobile number has ten digits', () => {
  expect(isReachable(IDA)).toBe(true);
  expect(isReachable({ ...IDA, mobile: '(512) 555-0177' })).toBe(true);
  expect(contactWords({ ...IDA, mobile: '555-0177' }).mobile).toMatch(/^A mobile number has 10/);
});
