import { expect, test } from 'vitest';

import { itemOf } from './cart-form.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a form with only its line is complete', () => {
  expect(itemOf(form({ line: '1042x3pe9s7' }))).toEqual({
    productId: 1042,
    salesEventId: 9,
    source: 'presale',
    size: '7',
    quantity: 3,
    selected: true,
    active: true,
  });
});

test('the shopper’s choices in the form override the line', () => {
  const fields = { line: '1042x1i', quantity: '20', size: '8', source: 'impaired' };
  expect(itemOf(form(fields))).toMatchObject({ quantity: 20, size: '8', source: 'impaired' });
});

test('an unknown stock is ignored', () => {
  expect(itemOf(form({ line: '1042x1i', source: 'constructor' }))?.source).toBe('instock');
});

test.each([
  [{}],
  [{ line: 'nonsense' }],
  [{ line: '1042x1i', quantity: '0' }],
  [{ line: '1042x1i', quantity: 'two' }],
])('%o names no line', (fields) => {
  expect(itemOf(form(fields))).toBeUndefined();
});
