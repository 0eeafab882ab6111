// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';

import type { SaleItem } from '#api/sell/sale-item.ts';

import { changeSaleItems, saleItems } from './sale-list.ts';

const SPOONS: SaleItem = {
  id: 'weighed-Silver, .925, 412 g',
  metal: 'silver',
  name: 'Silver, .925, 412 g',
  ounces: 12.25,
  quantity: 2,
  conditions: ['scratches'],
  note: '',
};

afterEach(() => sessionStorage.clear());

test('the list is read again as it was kept, and is gone when storage is cleared', () => {
  changeSaleItems(() => [SPOONS]);
  expect(JSON.parse(sessionStorage.getItem('draft:sale-list') ?? '')).toEqual([SPOONS]);
  expect(saleItems()).toEqual([SPOONS]);
  sessionStorage.clear();
  expect(saleItems()).toEqual([]);
});

test.each([
  'no JSON',
  '{}',
  'null',
  JSON.stringify([null, 3, 'x', []]),
  ...(
    [
      { quantity: 0 },
      { quantity: 1.5 },
      { quantity: 1e9 },
      { metal: 'tin' },
      { name: '' },
      { name: 'x'.repeat(201) },
      { ounces: -1 },
      { productId: 'x' },
      { conditions: ['rust'] },
      { conditions: 'scratches' },
      { note: 'x'.repeat(1001) },
      { note: 3 },
    ] as object[]
  ).map((wrong) => JSON.stringify([{ ...SPOONS, ...wrong }])),
])('what storage holds otherwise is no item: %s', (text) => {
  sessionStorage.setItem('draft:sale-list', text);
  expect(saleItems()).toEqual([]);
});

test('at most twenty items are read', () => {
  const many = Array.from({ length: 25 }, (_, at) => ({ ...SPOONS, id: `item-${at}` }));
  sessionStorage.setItem('draft:sale-list', JSON.stringify(many));
  expect(saleItems()).toHaveLength(20);
});
