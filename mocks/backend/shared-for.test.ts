import { expect, test } from 'vitest';

import { sharedFor } from './shared-for.ts';

const PUBLISHED = Date.parse('2026-11-20T15:30:00Z');

test.each([
  [0, 45],
  [1, 44],
  [30_000, 15],
  [44_001, 0],
  [45_000, 45],
])('§4 %i ms after a publication prices may be shared for %i s', (ms, seconds) => {
  const headers = sharedFor('getSpotPrices', PUBLISHED + ms);
  expect(headers).toEqual({ 'cache-control': `public, s-maxage=${seconds}` });
});

test('a cart is never shared', () => {
  expect(sharedFor('getProductFromShoppingCart', PUBLISHED)).toBeUndefined();
});
