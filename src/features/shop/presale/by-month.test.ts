import { expect, test } from 'vitest';

import type { ProductCard } from '#api/catalog/product-card.ts';

import { byMonth, findMonth, monthParameters, properMonthQuery } from './by-month.ts';

const ships = (shipsOn?: string) => ({ ...(shipsOn && { shipsOn }) }) as ProductCard;
const PRODUCTS = [ships('2026-12-01'), ships('2026-12-31'), ships('2027-01-04'), ships()];
const proper = (query: string) =>
  properMonthQuery(PRODUCTS, new URLSearchParams(query))?.toString();

test('products stand under the month in which they ship, those without a date last', () => {
  expect(
    byMonth(PRODUCTS).map(({ id, name, label, products }) => [id, name, label, products.length]),
  ).toEqual([
    ['ships-2026-12', 'Ships in December 2026', 'Dec 2026', 2],
    ['ships-2027-01', 'Ships in January 2027', 'Jan 2027', 1],
    ['ships-later', 'Without a date yet', 'No date', 1],
  ]);
});

test('an address opens a month of the page', () => {
  const months = byMonth(PRODUCTS);
  const open = (query: string) => findMonth(months, new URLSearchParams(query))?.id;
  expect(open('month=2027-01')).toBe('ships-2027-01');
  expect(open('month=later')).toBe('ships-later');
  expect(open('month=2031-05')).toBeUndefined();
  expect(open('')).toBeUndefined();
});

test('a month that the page does not have leaves the address', () => {
  expect(proper('')).toBeUndefined();
  expect(proper('utm_source=mail')).toBeUndefined();
  expect(proper('month=2026-12')).toBeUndefined();
  expect(proper('month=2031-05')).toBe('');
  expect(proper('month=soon&utm_source=mail')).toBe('utm_source=mail');
  expect(proper('month=2026-12&month=2027-01')).toBe('month=2026-12');
});

test('caches keep a page for months alone', () => {
  const { month } = monthParameters.only;
  expect(['2026-12', '2027-01', 'later'].filter((value) => !month.test(value))).toEqual([]);
  expect(
    ['2026-13', '2026-1', '1999-12', '2026-12-01', 'soon', ''].filter((value) => month.test(value)),
  ).toEqual([]);
});
