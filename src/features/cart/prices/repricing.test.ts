import { expect, test } from 'vitest';

import type { CartLine } from '#api/cart/cart-model.ts';
import { withQuantity } from '#commerce/cart/model/with-quantity.ts';

import { movedBy, priceMoves, stillTold } from './repricing.ts';

function eagles(unitCents: number, change: Partial<CartLine> = {}): CartLine {
  const cardUnitCents = unitCents + 300;
  const quantity = change.quantity ?? 3;
  return {
    productId: 1042,
    salesEventId: 0,
    source: 'instock',
    quantity,
    selected: true,
    active: true,
    lineId: 0,
    name: 'American Silver Eagle',
    href: '/product/1042/american-silver-eagle',
    image: '/images/1042.svg',
    unitCents,
    cardUnitCents,
    totalCents: unitCents * quantity,
    cardTotalCents: cardUnitCents * quantity,
    steps: [
      { from: 1, unitCents, cardUnitCents },
      { from: 20, unitCents: unitCents - 60, cardUnitCents: cardUnitCents - 60 },
    ],
    ...change,
  };
}

test('a line with another price for the same quantity has moved', () => {
  const moves = priceMoves([eagles(7_631)], [eagles(7_700)]);
  expect(moves).toEqual([{ line: eagles(7_700), was: eagles(7_631) }]);
  expect(movedBy(moves)).toEqual({ cashCents: 207, cardCents: 207 });
});

test('the price of another quantity by the known tiers has not moved', () => {
  expect(priceMoves([eagles(7_631)], [withQuantity(eagles(7_631), 20)])).toEqual([]);
});

test('a move with another quantity is reported at that quantity', () => {
  const [move] = priceMoves([eagles(7_631)], [withQuantity(eagles(7_700), 20)]);
  expect(move?.was).toMatchObject({ quantity: 20, unitCents: 7_571 });
  expect(move?.line).toMatchObject({ quantity: 20, unitCents: 7_640 });
});

test('without known tiers, another quantity is not a move', () => {
  const before = eagles(7_631, { steps: [] });
  expect(priceMoves([before], [eagles(7_500, { steps: [], quantity: 20 })])).toEqual([]);
});

test('a line that is new, or cannot be bought, has not moved', () => {
  expect(priceMoves([], [eagles(7_631)])).toEqual([]);
  expect(priceMoves([eagles(7_631)], [eagles(0)])).toEqual([]);
});

test('until the shopper confirms, a line is compared with the first known price', () => {
  const told = stillTold(priceMoves([eagles(7_631)], [eagles(7_700)]), [eagles(7_700)]);
  expect(priceMoves(told, [eagles(7_650)])[0]?.was.unitCents).toBe(7_631);
  expect(priceMoves(told, [eagles(7_631)])).toEqual([]);
});

test('a line that is not ticked changes no total', () => {
  const aside = eagles(7_700, { selected: false });
  expect(movedBy(priceMoves([eagles(7_631)], [aside]))).toEqual({ cashCents: 0, cardCents: 0 });
});
