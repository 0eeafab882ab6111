import { expect, test } from 'vitest';

import type { ComparedProduct } from '#api/spot/price-comparisons.ts';

import { lowestDaysWords, sellerDays } from './seller-days.ts';
import { cheaperWords, sellersOf } from './sellers.ts';

/** What this store and others ask on a day, in cents. */
function product(name: string, ours: number, others: Record<string, number>): ComparedProduct {
  return {
    id: 1,
    name,
    href: '/product/1/coin',
    day: '2026-11-20',
    prices: [
      ...Object.entries(others).map(([seller, cash]) => ({ seller, cash, isOurs: false })),
      { seller: 'This shop', cash: ours, isOurs: true },
    ],
  };
}

test('another dealer that is cheaper is named, with the difference and the product', () => {
  const eagle = product('Eagle', 7_631, { Northgate: 7_600, Harbor: 7_610 });
  const maple = product('Maple', 7_400, { Northgate: 7_400 });
  expect(cheaperWords([eagle, maple])).toBe(
    'Northgate is $0.31 cheaper for Eagle. For the rest, no dealer here is cheaper.',
  );
  expect(cheaperWords([eagle])).toBe('Northgate is $0.31 cheaper for Eagle.');
  expect(cheaperWords([maple])).toBe('By check, no dealer here is cheaper than this store.');
});

test('this store is the first column, and each seller has one', () => {
  const all = [product('Eagle', 1, { North: 2 }), product('Maple', 1, { South: 2, North: 3 })];
  expect(sellersOf(all)).toEqual(['This store', 'North', 'South']);
});

test('a chart has this store and the two that are cheapest now, on the days that all have', () => {
  const days = [
    { ...product('Eagle', 100, { A: 101, B: 102, C: 99 }), day: '2026-11-18' },
    { ...product('Eagle', 110, { A: 111, C: 99 }), day: '2026-11-19' },
    { ...product('Eagle', 120, { A: 130, B: 121, C: 150 }), day: '2026-11-20' },
  ];
  const { times, lines } = sellerDays(days);
  expect(times).toEqual([Date.parse('2026-11-18T17:00Z'), Date.parse('2026-11-20T17:00Z')]);
  expect(lines).toEqual([
    { name: 'This store', values: [100, 120] },
    { name: 'B', values: [102, 121] },
    { name: 'A', values: [101, 130] },
  ]);
  expect(lowestDaysWords(days)).toBe('This store was the lowest on 1 of 3 days.');
});
