import { expect, test } from 'vitest';
import { type CartLine, sourceOf } from './line.ts';
import {
  addLine,
  countLines,
  emptyCart,
  mergeGuest,
  orderedLines,
  overwriteLine,
  removeLine,
  setQuantity,
  setSelected,
} from './rules.ts';

const eagle: CartLine = {
  productId: 1042,
  quantity: 2,
  salesEventId: 0,
  source: 'instock',
  selected: true,
  active: true,
};
const maple: CartLine = { ...eagle, productId: 1043 };
const ring: CartLine = { ...eagle, productId: 2001, size: '7' };

test('§4 merges into an existing line when product, sales event, inventory source and size all match', () => {
  expect(addLine([maple, ring], { ...ring, quantity: 3 })).toEqual([
    maple,
    { ...ring, quantity: 5 },
  ]);
});

test.each([
  ['product', { productId: 2002 }],
  ['sales event', { salesEventId: 9 }],
  ['inventory source', { source: 'impaired' }],
  ['size', { size: '8' }],
] as const)('§4 otherwise appends: another %s', (_, difference) => {
  const other = { ...ring, ...difference };
  expect(addLine([ring, maple], other)).toEqual([ring, maple, other]);
});

test('an empty size and none are the same', () => {
  expect(addLine([eagle], { ...eagle, size: '' })).toEqual([{ ...eagle, quantity: 4 }]);
});

test('§4 a re-added inactive item resets quantity and is unselected', () => {
  const gone = { ...eagle, quantity: 40, active: false };
  expect(addLine([gone], { ...eagle, quantity: 3 })).toEqual([
    { ...eagle, quantity: 3, selected: false, active: true },
  ]);
});

test('adding to a line that was set aside leaves it set aside', () => {
  expect(addLine([{ ...eagle, selected: false }], eagle)[0]).toMatchObject({
    quantity: 4,
    selected: false,
  });
});

test('§4 overwrite sets quantity and marks selected', () => {
  const aside = { ...eagle, selected: false };
  expect(overwriteLine([aside, maple], { ...eagle, quantity: 7 })).toEqual([
    { ...eagle, quantity: 7, selected: true },
    maple,
  ]);
  expect(overwriteLine([{ ...aside, active: false }], eagle)).toEqual([eagle]);
  expect(overwriteLine([maple], aside)).toEqual([maple, eagle]);
});

test('§4 emptying the cart removes only selected items', () => {
  const aside = { ...maple, selected: false };
  expect(emptyCart([eagle, aside, ring])).toEqual([aside]);
});

test('quantity, selection and removal reach the one line that is named', () => {
  const impaired = { ...eagle, source: 'impaired' } as const;
  expect(setQuantity([eagle, impaired], impaired, 9)).toEqual([
    eagle,
    { ...impaired, quantity: 9 },
  ]);
  expect(setSelected([eagle, impaired], eagle, false)).toEqual([
    { ...eagle, selected: false },
    impaired,
  ]);
  expect(removeLine([eagle, impaired, ring], { ...ring, size: '8' })).toHaveLength(3);
  expect(removeLine([eagle, impaired, ring], impaired)).toEqual([eagle, ring]);
});

test('§4 inactive lines are not counted', () => {
  expect(countLines([eagle, { ...maple, active: false }, { ...ring, selected: false }])).toBe(2);
});

test('an order is made of lines that are ticked and can be bought', () => {
  expect(orderedLines([eagle, { ...maple, active: false }, { ...ring, selected: false }])).toEqual([
    eagle,
  ]);
});

test('at sign-in the guest’s lines join the customer’s, and what cannot be bought is left out', () => {
  const guest = [{ ...maple, quantity: 5 }, { ...eagle, active: false }, ring];
  expect(mergeGuest([eagle, maple], guest)).toEqual([eagle, { ...maple, quantity: 7 }, ring]);
});

test('what else a line carries stays with it', () => {
  const named = { ...eagle, shoppingCartId: 88 };
  expect(addLine([named], { ...named, shoppingCartId: 0 })[0]?.shoppingCartId).toBe(88);
});

test('no rule changes the cart it was given', () => {
  const lines = Object.freeze([Object.freeze({ ...eagle }), Object.freeze({ ...maple })]);
  addLine(lines, eagle);
  overwriteLine(lines, eagle);
  mergeGuest(lines, [eagle, ring]);
  setQuantity(lines, eagle, 9);
  setSelected(lines, eagle, false);
  emptyCart(lines);
  expect(lines).toEqual([eagle, maple]);
});

test('§4 In Stock maps to Instock, Preorder to Backorder, Presale to Presale', () => {
  const names = [
    'In Stock',
    'Preorder',
    'Presale',
    'Impaired',
    'Out of Stock',
    'Coming Soon',
  ] as const;
  expect(names.map(sourceOf)).toEqual([
    'instock',
    'backorder',
    'presale',
    'impaired',
    undefined,
    undefined,
  ]);
});
