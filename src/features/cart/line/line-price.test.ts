import { expect, test } from 'vitest';

import type { CartLine } from '#api/cart/cart-model.ts';
import { withQuantity } from '#commerce/cart/model/with-quantity.ts';

import { nextStep, savedPerUnit, totalOf } from './line-price.ts';

function eagles(change: Partial<CartLine> = {}): CartLine {
  return {
    productId: 1042,
    salesEventId: 0,
    source: 'instock',
    quantity: 3,
    selected: true,
    active: true,
    lineId: 0,
    name: 'American Silver Eagle',
    href: '/product/1042/american-silver-eagle',
    image: '/images/1042.svg',
    unitCents: 7_631,
    cardUnitCents: 7_952,
    totalCents: 22_893,
    cardTotalCents: 23_856,
    steps: [
      { from: 1, unitCents: 7_631, cardUnitCents: 7_952 },
      { from: 20, unitCents: 7_571, cardUnitCents: 7_889 },
    ],
    ...change,
  };
}

test('a new quantity is priced by its tier at once', () => {
  expect(withQuantity(eagles(), 20)).toMatchObject({
    quantity: 20,
    unitCents: 7_571,
    totalCents: 151_420,
    cardTotalCents: 157_780,
  });
});

test('without known tiers the last unit price is carried on', () => {
  expect(withQuantity(eagles({ steps: [] }), 4)).toMatchObject({ totalCents: 4 * 7_631 });
});

test('the next price is offered with what it takes, if the stock has as many', () => {
  expect(nextStep(eagles())).toEqual({
    more: 17,
    step: { from: 20, unitCents: 7_571, cardUnitCents: 7_889 },
  });
  expect(nextStep(eagles({ most: 19 }))).toBeUndefined();
  expect(nextStep(withQuantity(eagles(), 20))).toBeUndefined();
});

test('the saving is told per unit, and is nothing at the first tier', () => {
  expect(savedPerUnit(eagles())).toBe(0);
  expect(savedPerUnit(withQuantity(eagles(), 25))).toBe(60);
});

test('only lines that are ticked, active and priced are paid for', () => {
  const lines = [
    eagles(),
    eagles({ selected: false }),
    eagles({ active: false }),
    eagles({ unitCents: 0, totalCents: 0, cardTotalCents: 0 }),
  ];
  expect(totalOf(lines)).toEqual({ cashCents: 22_893, cardCents: 23_856, items: 1, pieces: 3 });
});
