import { expect, test } from 'vitest';

import type { Product } from '#api/catalog/product-model.ts';
import type { ProductStock } from '#api/catalog/product-stock.ts';

import { productThing } from './product-thing.ts';

const ORIGIN = 'https://shop.example';
const VAULT: ProductStock = {
  name: 'In Stock',
  source: 'instock',
  units: 60,
  tiers: [
    { from: 1, to: 19, cash: 7810, card: 8143 },
    { from: 20, cash: 7743, card: 8068 },
  ],
  sizes: [],
};
const GONE: ProductStock = { name: 'Out of Stock', units: 0, tiers: VAULT.tiers, sizes: [] };

function thingOf(change: Partial<Product>) {
  const product = {
    id: 1,
    name: 'Eagle',
    href: '/product/1/eagle',
    about: 'A coin.',
    pictures: [{ src: '/images/eagle.svg' }],
    facts: { sku: 'BPM-1', mint: 'United States Mint' },
    stocks: [VAULT],
    reviews: 0,
    ...change,
  } as unknown as Product;
  return JSON.parse(JSON.stringify(productThing(product, ORIGIN) ?? null));
}

function availabilityOf(...stocks: ProductStock[]): string {
  return thingOf({ stocks }).offers.availability;
}

function sized(size: string, units: number, cash: number) {
  return { size, units, tiers: [{ from: 1, cash, card: cash }] };
}

function shippingOf(cash: number) {
  const stocks = [{ ...VAULT, tiers: [{ from: 1, cash, card: cash }] }];
  return thingOf({ stocks }).offers.shippingDetails;
}

test('the price is that of one unit by check, in dollars and cents', () => {
  expect(thingOf({})).toEqual({
    '@type': 'Product',
    name: 'Eagle',
    description: 'A coin.',
    image: 'https://shop.example/images/eagle.svg',
    sku: 'BPM-1',
    brand: { '@type': 'Brand', name: 'United States Mint' },
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/product/1/eagle',
      price: '78.10',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'OnlineStore', name: 'Bold Precious Metals', url: `${ORIGIN}/` },
    },
  });
});

test('the stock that is offered first is told, not one that is gone', () => {
  const later: ProductStock = { ...VAULT, name: 'Preorder', source: 'backorder' };
  expect(availabilityOf(GONE, later)).toBe('https://schema.org/BackOrder');
  expect(availabilityOf({ ...later, name: 'Presale', source: 'presale' })).toBe(
    'https://schema.org/PreOrder',
  );
});

test('of several sizes the price is that of the least expensive one in stock', () => {
  const sizes = [sized('16', 0, 100), sized('18', 3, 2500), sized('20', 3, 3000)];
  expect(thingOf({ stocks: [{ ...VAULT, sizes }] }).offers.price).toBe('25.00');
});

test('§9 shipping is told where one unit ships free, from $199', () => {
  expect(shippingOf(198_99)).toBeUndefined();
  expect(shippingOf(199_00)).toMatchObject({ shippingRate: { value: 0, currency: 'USD' } });
});

test('a sale ends the price', () => {
  const sale = { id: 1, name: 'Flash', endsAt: '2026-12-01T05:00:00Z' };
  expect(thingOf({ sale }).offers.priceValidUntil).toBe('2026-12-01T05:00:00Z');
});

test('what cannot be bought has no offer, and is nothing without a rating', () => {
  expect(thingOf({ stocks: [GONE] })).toBeNull();
  const rated = thingOf({ stocks: [GONE], rating: 4.75, reviews: 3 });
  expect(rated).not.toHaveProperty('offers');
  expect(rated.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: '4.8',
    reviewCount: 3,
  });
});
