import { describe, expect, test } from 'vitest';

import type { SearchProduct } from '#generated/models/searchProduct.ts';
import { StockName } from '#generated/models/stockName.ts';
import type { StockEntry } from '#generated/models/stockEntry.ts';

import { premiumOf } from './premium.ts';
import { priceByStock, toOfferedCards } from './offered-cards.ts';
import { cardHref, sourceOf } from './product-card.ts';

/** Cents of one unit of each stock, of which the one in the vault is first. */
const CASH = {
  'In Stock': 5_000,
  Presale: 5_200,
  Preorder: 4_900,
  'Out of Stock': 5_100,
  'Coming Soon': 5_300,
  Impaired: 4_800,
} as const satisfies Record<StockName, number>;

const NAMES = Object.values(StockName);

function entry(name: StockName, changes: Partial<StockEntry> = {}): StockEntry {
  const price = CASH[name] / 100;
  return {
    stockCode: name,
    stockName: name,
    stockQty: sourceOf(name) ? 10 : 0,
    isSale: false,
    price,
    floorWithPrices: [
      { floorMin: 1, floorMax: 19, price, cardPrice: price + 2 },
      { floorMin: 20, price: price - 1, cardPrice: price + 1 },
    ],
    ...changes,
  };
}

/** A product priced by its first stock, as an API does that knows of no narrowing. */
function product(changes: Partial<SearchProduct> = {}): SearchProduct {
  return {
    id: 7,
    name: 'Silver Eagle',
    productNameWithHypen: 'silver-eagle',
    imagePath: '/eagle.svg',
    stocks: NAMES.map((name) => entry(name)),
    isClearanceProduct: false,
    isGrouped: false,
    discount: 0,
    isPreSale: false,
    isProductSoldBefore: true,
    productType: 'Bullion',
    form: 'coin',
    ounces: 2,
    altText: '',
    asLowAs: [],
    price: 50,
    cardPrice: 52,
    premiumPerOunce: 3,
    iraEligible: true,
    reviewCount: 0,
    ...changes,
  };
}

function card(names: readonly StockName[], changes?: Partial<SearchProduct>) {
  const [first] = toOfferedCards([product(changes)], names);
  if (!first) throw new Error('No card');
  return first;
}

describe.each(NAMES)('a list of %s', (name) => {
  const cash = CASH[name];

  test('has the prices and the name of this stock', () => {
    expect(card([name])).toMatchObject({ stock: name, cash, card: cash + 200 });
  });

  test('has the premium of this stock', () => {
    const priced = priceByStock(product(), entry(name), name === 'In Stock');
    // Two ounces: half of the difference for each.
    const cents = 300 + (cash - CASH['In Stock']) / 2;
    expect(premiumOf(priced)).toEqual({
      cents,
      percent: expect.closeTo((cents * 200) / (cash - cents * 2), 5),
    });
  });

  test('takes the prices of an API that has narrowed the product itself', () => {
    const narrowed = { price: cash / 100, cardPrice: cash / 100 + 2 };
    expect(card([name], narrowed)).toMatchObject({ stock: name, cash, card: cash + 200 });
  });
});

test.each(NAMES.filter(sourceOf))('the lowest price in a list of %s is of its tiers', (name) => {
  expect(card([name]).asLow).toEqual({ cash: CASH[name] - 100, quantity: 20 });
});

test.each([
  ['Presale', '/product/7/silver-eagle?stock=presale'],
  ['Preorder', '/product/7/silver-eagle?stock=backorder'],
  ['Impaired', '/product/7/silver-eagle?stock=impaired'],
  // Its page opens with this stock, or with what can be bought.
  ['In Stock', '/product/7/silver-eagle'],
  ['Out of Stock', '/product/7/silver-eagle'],
  ['Coming Soon', '/product/7/silver-eagle'],
] as const)('a card of %s leads to %s', (name, href) => {
  expect(cardHref(card([name]))).toBe(href);
});

test('of several chosen stocks the cheapest that can be bought is shown', () => {
  expect(card(['In Stock', 'Impaired', 'Preorder'])).toMatchObject({ stock: 'Impaired' });
  const soldOut = [entry('In Stock'), entry('Impaired', { stockQty: 0 })];
  const sold = card(['In Stock', 'Impaired', 'Out of Stock'], { stocks: soldOut });
  expect(sold).toMatchObject({ stock: 'In Stock', cash: 5_000 });
});

test('the price in a sale decides, and the price before it stands beside', () => {
  const stocks = [entry('In Stock', { discountPrice: 47 }), entry('Impaired')];
  const shown = card(['In Stock', 'Impaired'], { stocks });
  expect(shown).toMatchObject({ stock: 'In Stock', cash: 4_700, was: 5_000 });
});

test('without names, or without a stock of them, it is the first that can be bought', () => {
  const stocks = [entry('Out of Stock'), entry('Presale'), entry('In Stock')];
  expect(card([], { stocks })).toMatchObject({ stock: 'Presale', cash: 5_200 });
  expect(card(['Impaired'], { stocks })).toMatchObject({ stock: 'Presale', cash: 5_200 });
});

test('stock that is sold out is named so, whatever the API calls it', () => {
  const stocks = [entry('In Stock', { stockQty: 0 })];
  expect(card([], { stocks })).toMatchObject({ stock: 'Out of Stock', cash: 5_000 });
  expect(card(['Out of Stock'], { stocks })).toMatchObject({ stock: 'Out of Stock' });
});

test('a price that is missing is not taken from another stock', () => {
  // Missing in the answer, which the type does not know.
  const { price: _, ...unpriced } = entry('Impaired');
  const stocks = [entry('In Stock'), unpriced as StockEntry];
  expect(card(['Impaired'], { stocks })).toMatchObject({ stock: 'Impaired', cash: 0, card: 0 });
  const cheaper = card(['In Stock', 'Impaired'], { stocks });
  expect(cheaper).toMatchObject({ stock: 'In Stock', cash: 5_000 });
});

test('the product’s price stands in for its first stock only', () => {
  const { price: _, ...unpriced } = entry('In Stock');
  const stocks = [unpriced as StockEntry, entry('Impaired')];
  expect(card([], { stocks })).toMatchObject({ stock: 'In Stock', cash: 5_000, card: 5_200 });
  expect(card(['Impaired'], { stocks })).toMatchObject({ stock: 'Impaired', cash: 4_800 });
});
