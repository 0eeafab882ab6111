import { expect, test } from 'vitest';

import { isForged } from './forged.server.ts';

const STORE = 'https://store.example';

function sent(headers: Record<string, string>, { method = 'POST', path = '/cart/cart' } = {}) {
  return isForged(new Request(STORE + path, { method, headers }));
}

test('requests from pages of the store pass', () => {
  expect(sent({ origin: STORE })).toBe(false);
});

test('a forwarded host alone makes no request the store’s own', () => {
  expect(sent({ origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' })).toBe(true);
});

test.each([{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { origin: `${STORE}:81` }])(
  'requests from %o are refused',
  (headers) => expect(sent(headers)).toBe(true),
);

test('without an origin, the browser’s sec-fetch-site decides', () => {
  expect(sent({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(sent({ 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(sent({})).toBe(false);
});

test('without both, as in old browsers, the page that a form is from decides', () => {
  expect(sent({ referer: 'https://elsewhere.example/page' })).toBe(true);
  expect(sent({ referer: `${STORE}/cart/cart` })).toBe(false);
});

test('reading a page is allowed from every site', () => {
  expect(sent({ origin: 'https://elsewhere.example' }, { method: 'GET' })).toBe(false);
});

test('a frame of the mock payment provider has no origin', () => {
  expect(sent({ origin: 'null' }, { path: '/mock-payments/card' })).toBe(false);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, true],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }, true],
  [{ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, true],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }, true],
  [{}, true],
])('§7 a GET that changes something, sent with %o', (headers, expected) => {
  const path = '/api/Customer/UnsubscribeFromBold';
  expect(sent(headers, { method: 'GET', path })).toBe(expected);
  expect(sent(headers, { method: 'GET', path: '/api/UI/GetMenu' })).toBe(false);
});

test('a customer’s calls are not sent by other sites, public ones may be', () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  const path = '/api/ShoppingCart/GetProductFromShoppingCart?renewPrices=true';
  expect(sent(headers, { method: 'GET', path })).toBe(true);
  expect(sent({ 'sec-fetch-site': 'none' }, { method: 'GET', path })).toBe(false);
  expect(sent(headers, { method: 'GET', path: '/api/Product/GetProducts' })).toBe(false);
});
