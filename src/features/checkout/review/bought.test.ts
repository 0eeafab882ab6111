import { expect, test } from 'vitest';

import { withoutBought } from './bought.ts';

const EAGLE = { productId: 1, salesEventId: 0, source: 'instock' as const };
const MAPLE = { ...EAGLE, productId: 2 };
const item = (key: typeof EAGLE, quantity: number, selected = true) => ({
  ...key,
  quantity,
  selected,
  active: true,
});

test('a cart loses the bought lines, and only those', () => {
  const cart = [item(EAGLE, 5), item(MAPLE, 1, false)];
  expect(withoutBought(cart, [{ ...EAGLE, quantity: 5 }])).toEqual([item(MAPLE, 1, false)]);
  expect(withoutBought(cart, [{ ...EAGLE, quantity: 3 }])).toEqual([
    item(EAGLE, 2),
    item(MAPLE, 1, false),
  ]);
  expect(withoutBought(cart, [{ ...EAGLE, salesEventId: 7, quantity: 5 }])).toEqual(cart);
});
