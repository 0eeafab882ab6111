import { expect, test } from 'vitest';

import type { DealsPage } from '#api/catalog/deals-model.ts';

import { findOpenSale, properSaleQuery, saleParameters } from './sale-groups.ts';

const PAGE = { sales: [{ id: 7102 }], others: [{ id: 1 }] } as unknown as DealsPage;
const open = (query: string, page = PAGE) => findOpenSale(page, new URLSearchParams(query));
const proper = (query: string) => properSaleQuery(PAGE, new URLSearchParams(query))?.toString();

test('an address opens a sales event of the page, or its clearance', () => {
  expect(open('sale=7102')).toBe('7102');
  expect(open('sale=clearance')).toBe('clearance');
  expect(open('sale=7103')).toBeUndefined();
  expect(open('sale=clearance', { ...PAGE, others: [] })).toBeUndefined();
});

test('a sale that the page does not have leaves the address', () => {
  expect(proper('sale=7102')).toBeUndefined();
  expect(proper('')).toBeUndefined();
  expect(proper('sale=9&utm_source=mail')).toBe('utm_source=mail');
});

test('caches keep a page for numbers of sales alone', () => {
  const { sale } = saleParameters.only;
  expect(['7102', 'clearance'].filter((value) => !sale.test(value))).toEqual([]);
  expect(
    ['', '0', '07', 'flash', '7102a', '1234567890'].filter((value) => sale.test(value)),
  ).toEqual([]);
});
