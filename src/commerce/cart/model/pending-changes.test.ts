import { expect, test } from 'vitest';

import type { CartLine } from '#api/cart/cart-model.ts';

import { addChange, NO_CHANGES, withChanges } from './pending-changes.ts';
import { keyOf } from './rules.ts';
import { changedQuantities, changedTicks, withoutAnswered } from './unsent-changes.ts';

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

test('a change is shown before the server has answered', () => {
  const changes = addChange(addChange(NO_CHANGES, [key], { quantity: 5 }), [key], {
    selected: false,
  });
  expect(withChanges([line()], changes)).toEqual([
    line({ quantity: 5, totalCents: 500, cardTotalCents: 520, selected: false }),
  ]);
});

test('a removed line is not shown', () => {
  expect(withChanges([line()], addChange(NO_CHANGES, [key], { removed: true }))).toEqual([]);
});

test('only what differs from the server is sent', () => {
  const changes = addChange(NO_CHANGES, [key], { quantity: 1, selected: false });
  expect(changedQuantities([line()], changes)).toEqual([]);
  expect(changedTicks([line()], changes)).toEqual([line({ selected: false })]);
});

test('an answer removes the changes that it confirms, not newer ones', () => {
  const asked = addChange(NO_CHANGES, [key], { quantity: 2 });
  expect(withoutAnswered(asked, asked).size).toBe(0);
  expect(withoutAnswered(addChange(asked, [key], { quantity: 3 }), asked).get(key)).toEqual({
    quantity: 3,
  });
});
