import { expect, test } from 'vitest';

import type { CartLine } from '#api/cart/cart.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';

import { settled, unmetQuantities, unmetTicks } from './unmet-wishes.ts';
import { granted, NO_WISHES, wished } from './wishes.ts';

function line(change: Partial<CartLine> = {}): CartLine {
  return {
    productId: 1,
    salesEventId: 0,
    source: 'instock',
    quantity: 1,
    selected: true,
    active: true,
    lineId: 88_120,
    name: 'Eagle',
    href: '/product/1/eagle',
    image: '/images/1.svg',
    unitCents: 100,
    cardUnitCents: 104,
    totalCents: 100,
    cardTotalCents: 104,
    steps: [],
    ...change,
  };
}

const key = keyOf(line());

test('what was asked is shown before the server has answered', () => {
  const wishes = wished(wished(NO_WISHES, [key], { quantity: 5 }), [key], { selected: false });
  expect(granted([line()], wishes)).toEqual([
    line({ quantity: 5, totalCents: 500, cardTotalCents: 520, selected: false }),
  ]);
});

test('a removed line is not shown', () => {
  expect(granted([line()], wished(NO_WISHES, [key], { removed: true }))).toEqual([]);
});

test('only what differs from the server is sent', () => {
  const wishes = wished(NO_WISHES, [key], { quantity: 1, selected: false });
  expect(unmetQuantities([line()], wishes)).toEqual([]);
  expect(unmetTicks([line()], wishes)).toEqual([line({ selected: false })]);
});

test('an answer settles the wishes it was asked for, and not those made meanwhile', () => {
  const asked = wished(NO_WISHES, [key], { quantity: 2 });
  expect(settled(asked, asked).size).toBe(0);
  expect(settled(wished(asked, [key], { quantity: 3 }), asked).get(key)).toEqual({ quantity: 3 });
});
