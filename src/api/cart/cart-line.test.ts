import { expect, test } from 'vitest';

import type { CartProduct } from '#generated/models/cartProduct.ts';
import { dropNulls } from '#lib/drop-nulls.ts';

import { cartLine } from './cart-line.ts';

const NONE = { unitCents: 0, cardUnitCents: 0, totalCents: 0, cardTotalCents: 0 };
const EAGLES: CartProduct = {
  productId: 7,
  productName: 'Eagle',
  productNameWithHypen: 'eagle',
  imagePath: '/eagle.svg',
  quantity: 20,
  price: 77.5,
  cardPrice: 80.76,
  totalPrice: 1_550,
  cardTotalPrice: 1_615.2,
  discount: 0,
  selected: true,
  isActive: true,
  stocks: [],
  activeSalesEventId: 0,
  productInventorySource: 'instock',
  isClearanceProduct: false,
  isGrouped: false,
  shoppingCartId: 3,
  maxQuantity: 100,
};

/** The line as an API writes it, which may use `null`. */
function read(changes: Record<string, unknown>) {
  return cartLine(dropNulls({ ...EAGLES, ...changes }) as CartProduct);
}

test('a line has its prices in cents', () => {
  const line = read({});
  expect(line).toMatchObject({ unitCents: 77_50, cardUnitCents: 80_76, totalCents: 1_550_00 });
  expect(line.isOutOfStock).toBeUndefined();
});

test.each(['price', 'cardPrice', 'totalPrice', 'cardTotalPrice'])(
  'with %s null or 0 a line has no price, and is not out of stock',
  (name) => {
    for (const value of [null, 0, undefined]) {
      const line = read({ [name]: value });
      expect(line).toMatchObject(NONE);
      expect(line.isOutOfStock).toBeUndefined();
    }
  },
);

const NO_PRICES = { price: 0, cardPrice: 0, totalPrice: 0, cardTotalPrice: 0 };
const stock = (stockName: string, stockQty: number | null) => ({
  stockName,
  stockQty,
  floorWithPrices: [],
});

test.each([
  ['fewer units than wanted', { maxQuantity: 19 }],
  ['an empty stock', { maxQuantity: null, stocks: [stock('In Stock', 0)] }],
  ['no stock at all', { maxQuantity: null, stocks: [stock('Out of Stock', 0)] }],
])('with %s a line is out of stock', (_, changes) => {
  expect(read({ ...NO_PRICES, ...changes })).toMatchObject({ ...NONE, isOutOfStock: true });
});

test.each([
  ['no word of the stock', { maxQuantity: null }],
  ['an unreadable stock', { maxQuantity: null, stocks: [stock('In Stock', null)] }],
  ['units of the stock', { maxQuantity: null, stocks: [stock('In Stock', 20)] }],
  ['a price, whatever the stock says', { ...EAGLES, maxQuantity: 1 }],
])('with %s a line is not out of stock', (_, changes) => {
  expect(read({ ...NO_PRICES, ...changes }).isOutOfStock).toBeUndefined();
});

test('a hold that comes with a page counts from the beginning of the page, whatever the clocks say', () => {
  const until = '2026-11-20T19:51:59Z';
  const { hold } = read({ priceValidSeconds: 299, priceValidUntil: until });
  expect(hold).toEqual({ ends: 299_000, until });
});
