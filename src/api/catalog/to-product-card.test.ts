import type { SearchProduct } from '#generated/models/searchProduct.ts';
import { expect, test } from 'vitest';

import { toProductCard } from './to-product-card.ts';

const STOCK = {
  stockName: 'In Stock',
  stockQty: 9,
  price: 75,
  discountPrice: 72.62,
  saleQty: 3,
  floorWithPrices: [],
};
const COIN = {
  form: 'coin',
  metal: 'silver',
  name: 'Eagle',
  ounces: 1,
  price: 72.62,
  cardPrice: 75.67,
  premiumPerOunce: 4.31,
  bidPrice: 68.27,
  stocks: [STOCK],
  asLowAs: [],
};

function card(product: object, stock: object = {}) {
  const changed = { ...COIN, ...product, stocks: [{ ...STOCK, ...stock }] };
  return toProductCard(changed as unknown as SearchProduct);
}

test('a card has its premium, the bid, and what is left of a sale', () => {
  expect(card({})).toMatchObject({ cash: 7262, was: 7500, premium: 431, bid: 6827, left: 3 });
});

test.each([
  ['a bid', { bidPrice: null }, {}, 'bid'],
  ['a bid for marked pieces', {}, { stockName: 'Impaired' }, 'bid'],
  ['a premium', { premiumPerOunce: null }, {}, 'premium'],
  ['a count of the sale', {}, { saleQty: null }, 'left'],
  ['a sale', {}, { discountPrice: undefined }, 'left'],
  ['sizes', {}, {}, 'isFrom'],
])('without %s nothing is said of it, and the price stays', (_, product, stock, field) => {
  expect(card(product, stock)).not.toHaveProperty(field);
  expect(card(product, stock).cash).toBe(7262);
});

test('the price of the cheapest size says that others cost more', () => {
  expect(card({}, { productSizes: [{ price: 72.62 }, { price: 80 }] })).toHaveProperty(
    'isFrom',
    true,
  );
});
