import { expect, test } from 'vitest';

import { intentOf, itemOf } from './cart-form.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a form that names its line says everything', () => {
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

test('what the shopper chose in the form counts', () => {
  const fields = { line: '1042x1i', quantity: '20', size: '8', source: 'impaired' };
  expect(itemOf(form(fields))).toMatchObject({ quantity: 20, size: '8', source: 'impaired' });
});

test('a stock that nobody sells from is not believed', () => {
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

test('only what the cart can do is an intent', () => {
  expect(intentOf(form({ intent: 'remove' }))).toBe('remove');
  expect(intentOf(form({ intent: 'refund' }))).toBeUndefined();
});
