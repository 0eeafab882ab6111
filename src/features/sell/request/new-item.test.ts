import { expect, test } from 'vitest';

import type { Bid } from '#api/sell/bids.ts';

import { itemAt, itemOfPiece, pieceWords } from './new-item.ts';

const EAGLE: Bid = {
  productId: 225134,
  name: '2026 1 oz American Silver Eagle Coin BU',
  href: '/product/225134/eagle',
  image: undefined,
  metal: 'silver',
  ounces: 1,
  bidCents: 6863,
  askCents: undefined,
  overSpotCents: undefined,
  changeCents: undefined,
  least: 2,
  isReportable: false,
};
const TYPED = { name: ' Old coins ', metal: 'gold', ounces: '' };

test.each([
  ['product=225134&quantity=7', 7],
  ['product=225134', 2],
  ['product=225134&quantity=1', 2],
  ['product=225134&quantity=x', 2],
])('the address ?%s offers %d', (search, quantity) => {
  expect(itemAt(new URLSearchParams(search), [EAGLE])?.quantity).toBe(quantity);
});

test.each(['', 'product=1', 'product=0225134'])('the address ?%s offers nothing', (search) => {
  expect(itemAt(new URLSearchParams(search), [EAGLE])).toBeUndefined();
});

test('a piece with fine ounces says them in its name, too', () => {
  expect(itemOfPiece({ ...TYPED, ounces: '12.256' }, [])).toMatchObject({
    name: 'Old coins, 12.256 fine ounces each',
    ounces: 12.256,
    metal: 'gold',
  });
  expect(itemOfPiece(TYPED, []).name).toBe('Old coins');
});

test('each piece has an id of its own', () => {
  expect(itemOfPiece(TYPED, [{ id: 'piece-1' }, { id: 'piece-3' }]).id).toBe('piece-2');
});

test('a piece needs a name and a metal, and its ounces are a number', () => {
  expect(pieceWords(TYPED)).toEqual({ name: undefined, metal: undefined, ounces: undefined });
  expect(pieceWords({ name: ' ', metal: '', ounces: '-1' })).toEqual({
    name: 'Enter the name.',
    metal: 'Choose the metal.',
    ounces: 'Enter the fine ounces as a number above 0, such as 12.26, or leave them out.',
  });
});

test('metal that was weighed comes with its address', () => {
  const search = 'melt=silver&fine=.925&amount=412&unit=g&pieces=2';
  expect(itemAt(new URLSearchParams(search), [])).toMatchObject({
    name: 'Silver, .925, 412 g',
    ounces: expect.closeTo(12.253, 2),
    quantity: 2,
  });
  expect(itemAt(new URLSearchParams('amount=x'), [])).toBeUndefined();
});
