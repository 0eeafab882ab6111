import { expect, test } from 'vitest';

import { StockName } from '#generated/models/stockName.ts';
import type { components } from '#generated/schema.d.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';

import { visit } from './visit.ts';

/** A list narrowed by stock shows, sorts, filters, counts and sells that stock. */

setClock(fixedClock(Date.parse('2026-11-18T16:00:00Z')));

type List = components['schemas']['ProductList'];
type Listed = components['schemas']['SearchProduct'];
type Query = Record<string, unknown>;

const NAMES = Object.values(StockName);
/** The stock names that a cart has a source for. */
const SOURCES = [
  ['In Stock', 'instock'],
  ['Presale', 'presale'],
  ['Preorder', 'backorder'],
  ['Impaired', 'impaired'],
] as const;

async function list(query: Query): Promise<List> {
  const { body } = await visit().call('getProducts', { query: { size: 96, ...query } });
  return body['dataList'] as List;
}

function stockOf({ stocks }: Listed, name: StockName) {
  const stock = stocks.find(({ stockName }) => stockName === name);
  if (!stock) throw new Error(`No ${name} stock`);
  return stock;
}

function priceOf(product: Listed, name: StockName): number {
  const { price, discountPrice } = stockOf(product, name);
  return discountPrice ?? price;
}

function count({ availabilities }: List, name: StockName): number | undefined {
  return availabilities.find(({ value }) => value === name)?.count;
}

test.each(NAMES)('%s: every price of the list is of this stock', async (name) => {
  const { searchProducts, priceRange } = await list({ availability: name });
  expect(searchProducts.length).toBeGreaterThan(3);
  for (const product of searchProducts) {
    const { cardPrice } = stockOf(product, name).floorWithPrices[0] ?? {};
    expect(product).toMatchObject({ price: priceOf(product, name), cardPrice });
    expect(product.price).toBeGreaterThanOrEqual(priceRange.min);
    expect(product.price).toBeLessThanOrEqual(priceRange.max);
  }
});

test.each(SOURCES)('%s: “as low as” is of this stock only', async (name, source) => {
  const { searchProducts } = await list({ availability: name });
  for (const { asLowAs } of searchProducts) {
    expect(asLowAs.map((each) => each.source)).toEqual([source]);
  }
});

test.each(NAMES)('%s: orders by price and by premium are of this stock', async (name) => {
  const rising = await list({ availability: name, sort: 'price-asc' });
  const prices = rising.searchProducts.map((product) => priceOf(product, name));
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  const byPremium = await list({ availability: name, sort: 'premium-asc', form: 'coin' });
  const premiums = byPremium.searchProducts.map(
    ({ premiumPerOunce = Infinity }) => premiumPerOunce,
  );
  expect(premiums).toEqual(premiums.toSorted((one, other) => one - other));
});

test.each(NAMES)(
  '%s: a price filter and the counts are by the price of this stock',
  async (name) => {
    const everything = await list({ availability: name, sort: 'price-asc' });
    const middle = everything.searchProducts[everything.searchProducts.length >> 1];
    const query = { priceMax: middle?.price };
    const cheap = await list({ ...query, availability: name });
    expect(cheap.total).toBeGreaterThan(0);
    expect(cheap.total).toBeLessThan(everything.total);
    for (const product of cheap.searchProducts) {
      expect(priceOf(product, name)).toBeLessThanOrEqual(middle?.price ?? 0);
    }
    expect(count(cheap, name)).toBe(cheap.total);
    expect(count(await list(query), name)).toBe(cheap.total);
  },
);

test.each(SOURCES)(
  '%s: what a card adds is this stock at the listed price',
  async (name, source) => {
    const { searchProducts } = await list({ availability: name, metal: 'silver' });
    const products = searchProducts.filter(({ isGrouped }) => !isGrouped).slice(0, 5);
    expect(products.length).toBeGreaterThan(0);
    const lines = products.map(({ id, sale }) => ({
      productId: id,
      quantity: 1,
      salesEventId: sale?.eventId ?? 0,
      stockSource: source,
    }));
    const priced = await visit().data<'CartProduct'>('getUpdateShoppingCart', {
      body: { shoppingCartProductsRequest: lines },
    });
    expect(priced).toMatchObject(
      products.map(({ id, price, cardPrice }) => ({
        productId: id,
        productInventorySource: source,
        price,
        cardPrice,
      })),
    );
  },
);

test('Impaired and preorder stock is cheaper than, or lies behind, another stock', async () => {
  for (const name of ['Impaired', 'Preorder'] as const) {
    const { searchProducts } = await list({ availability: name });
    expect(searchProducts.some(({ stocks }) => stocks[0]?.stockName !== name)).toBe(true);
  }
});

test('of two chosen stocks the cheaper one is listed', async () => {
  const query = { availability: ['In Stock', 'Impaired'], keyword: 'silver' };
  const { searchProducts } = await list({ ...query, sort: 'price-asc' });
  const inTwo = searchProducts.filter(({ stocks }) => stocks.length > 1);
  const both = inTwo.filter(({ stocks }) =>
    stocks.some(({ stockName }) => stockName === 'Impaired'),
  );
  expect(both.length).toBeGreaterThan(0);
  for (const product of both) {
    const prices = [priceOf(product, 'In Stock'), priceOf(product, 'Impaired')];
    expect(product.price).toBe(Math.min(...prices));
  }
  const shown = searchProducts.map(({ price }) => price);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});

test.each([
  ['silver/impaired-silver', 'Impaired'],
  ['presale', 'Presale'],
  ['bullion-in-stock', 'In Stock'],
] as const)('/%s is a list of %s alone', async (category, name) => {
  const page = await list({ category });
  expect(page.category.availability).toEqual([name]);
  expect(page.availabilities.map(({ value }) => value)).toEqual([name]);
  expect(page.searchProducts.length).toBeGreaterThan(0);
  for (const product of page.searchProducts) expect(product.price).toBe(priceOf(product, name));
});
