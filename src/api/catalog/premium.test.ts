import type { SearchProduct } from '#generated/models/searchProduct.ts';
import { expect, test } from 'vitest';

import { readPremium } from './premium.ts';

const COIN = { form: 'coin', metal: 'silver', ounces: 1, price: 72.62, premiumPerOunce: 4.31 };

function premium(other: Partial<Record<keyof SearchProduct, unknown>>): number | undefined {
  return readPremium({ ...COIN, ...other } as SearchProduct);
}

test.each([
  ['a coin', {}, 431],
  ['at spot', { premiumPerOunce: 0 }, 0],
  ['under spot', { premiumPerOunce: -0.2 }, -20],
  ['a box, to the cent', { ounces: 500, premiumPerOunce: 3.4537, price: 35_881 }, 1_726_85],
  ['a pound of copper', { metal: 'copper', ounces: 14.583, premiumPerOunce: 0.5 }, 729],
])('the premium of %s', (_, other, cents) => {
  expect(premium(other)).toBe(cents);
});

test.each([
  ['without metal', { premiumPerOunce: undefined }],
  ['that is null', { premiumPerOunce: null }],
  ['without a weight', { ounces: undefined }],
  ['of jewelry', { form: 'jewelry' }],
  ['of supplies', { form: 'supply' }],
  ['of an ounce of copper', { metal: 'copper' }],
  ['without a price', { price: undefined }],
  ['larger than the price', { premiumPerOunce: 80 }],
])('no premium %s', (_, other) => {
  expect(premium(other)).toBeUndefined();
});
