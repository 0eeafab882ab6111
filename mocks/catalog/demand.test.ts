import { expect, test } from 'vitest';

import { createCatalog, SEED_CLOCK } from './catalog.ts';
import { soldIn } from './demand.ts';

const { products } = createCatalog();
const now = Date.parse(SEED_CLOCK);

test('a longer period never has fewer sales, and none has more than were ever made', () => {
  for (const product of products) {
    const [week, month, year] = (['week', 'month', 'year'] as const).map((period) =>
      soldIn(product, period, now),
    );
    expect([0, week, month, year, product.soldCount]).toEqual(
      [0, week, month, year, product.soldCount].toSorted((a = 0, b = 0) => a - b),
    );
  }
});

test('weeks differ: not every best seller of the week is one of the year', () => {
  expect(firstOf('week')).not.toEqual(firstOf('year'));
});

function firstOf(period: 'week' | 'year'): number[] {
  return products
    .toSorted((a, b) => soldIn(b, period, now) - soldIn(a, period, now))
    .slice(0, 24)
    .map(({ id }) => id);
}
