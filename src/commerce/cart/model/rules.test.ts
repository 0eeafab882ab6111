import { describe, expect, test } from 'vitest';

import type { CartItem } from '#api/cart/cart-model.ts';

import {
  addItem,
  badgeText,
  changeItem,
  countItems,
  emptyCart,
  isBuyable,
  isSameLine,
  overwriteItem,
  readQuantity,
  removeItem,
} from './rules.ts';

function eagle(change: Partial<CartItem> = {}): CartItem {
  return {
    productId: 1042,
    salesEventId: 0,
    source: 'instock',
    quantity: 2,
    selected: true,
    active: true,
    ...change,
  };
}

describe('§4 "Cart add: merges into an existing line when product, sales event, inventory source and size all match, otherwise appends."', () => {
  test('the same product is added to its line', () => {
    expect(addItem([eagle()], eagle({ quantity: 3 }))).toEqual([eagle({ quantity: 5 })]);
  });

  test.each([
    ['product', { productId: 7 }],
    ['sales event', { salesEventId: 9 }],
    ['inventory source', { source: 'presale' }],
    ['size', { size: '7' }],
  ] as const)('another %s is another line', (_, difference) => {
    const added = eagle(difference);
    expect(isSameLine(eagle(), added)).toBe(false);
    expect(addItem([eagle()], added)).toEqual([eagle(), added]);
  });

  test('the tick of the line does not change', () => {
    const [line] = addItem([eagle({ selected: false })], eagle());
    expect(line).toMatchObject({ quantity: 4, selected: false });
  });

  test('the 1,001st line is refused, because no call could send it', () => {
    const full = Array.from({ length: 1_000 }, (_, index) => eagle({ productId: index + 1 }));
    expect(addItem(full, eagle({ productId: 1_001 }))).toEqual(full);
    expect(addItem(full, eagle({ productId: 3, quantity: 1 }))[2]?.quantity).toBe(3);
  });
});

test('§4 "A re-added inactive item resets quantity and is unselected."', () => {
  const before = [eagle({ quantity: 40, active: false })];
  expect(addItem(before, eagle({ quantity: 1 }))).toEqual([
    eagle({ quantity: 1, selected: false, active: true }),
  ]);
});

describe('§4 "Overwrite sets quantity and marks selected."', () => {
  test('for a line that is there', () => {
    const before = [eagle({ quantity: 40, selected: false, active: false })];
    expect(overwriteItem(before, eagle({ quantity: 3, selected: false }))).toEqual([
      eagle({ quantity: 3, selected: true }),
    ]);
  });

  test('a new line is appended', () => {
    expect(overwriteItem([], eagle())).toEqual([eagle()]);
  });
});

test('§4 "Emptying the cart removes only selected items."', () => {
  const kept = eagle({ productId: 7, selected: false });
  expect(emptyCart([eagle(), kept])).toEqual([kept]);
});

test('a change and a removal leave the other lines where they were', () => {
  const lines = [eagle({ productId: 1 }), eagle({ productId: 2 }), eagle({ productId: 3 })];
  const changed = changeItem(lines, eagle({ productId: 2 }), { quantity: 9 });
  expect(changed.map((line) => line.quantity)).toEqual([2, 9, 2]);
  expect(removeItem(lines, eagle({ productId: 2 })).map((line) => line.productId)).toEqual([1, 3]);
});

test('§4 "inactive lines are not counted"', () => {
  expect(countItems([eagle(), eagle({ productId: 7, active: false })]).items).toBe(1);
  expect(countItems([eagle({ selected: false, quantity: 50 })])).toEqual({ items: 1, pieces: 50 });
});

test('§9 "Cart badge shows 9+ above 9 items."', () => {
  expect([0, 9, 10, 120].map(badgeText)).toEqual(['0', '9', '9+', '9+']);
});

test('§5 "Cart drawer lists only lines that are isActive with a positive price for the quantity."', () => {
  expect(isBuyable({ active: true, unitCents: 1 })).toBe(true);
  expect(isBuyable({ active: false, unitCents: 1 })).toBe(false);
  expect(isBuyable({ active: true, unitCents: 0 })).toBe(false);
});

test('§5 "Quantity: positive integer, no leading zero."', () => {
  expect(readQuantity('12')).toBe(12);
  expect(['0', '01', '-1', '1.5', '', 'two', '1e3'].map(readQuantity)).toEqual(
    Array.from({ length: 7 }),
  );
  expect(readQuantity('99999999')).toBe(100_000);
});
