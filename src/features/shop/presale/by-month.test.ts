import { expect, test } from 'vitest';

import type { ProductCard } from '#api/catalog/product-card.ts';

import { byMonth } from './by-month.ts';

const ships = (shipsOn?: string) => ({ ...(shipsOn && { shipsOn }) }) as ProductCard;

test('products stand under the month in which they ship, those without a date last', () => {
  const months = byMonth([ships('2026-12-01'), ships('2026-12-31'), ships('2027-01-04'), ships()]);
  expect(months.map(({ id, name, products }) => [id, name, products.length])).toEqual([
    ['ships-2026-12', 'Ships in December 2026', 2],
    ['ships-2027-01', 'Ships in January 2027', 1],
    ['ships-later', 'Without a date yet', 1],
  ]);
});
