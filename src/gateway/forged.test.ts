import { expect, test } from 'vitest';

import { isForged } from './forged.server.ts';

const STORE = 'https://store.example';

function sent(headers: Record<string, string>, { method = 'POST', path = '/cart/cart' } = {}) {
  return isForged(new Request(STORE + path, { method, headers }));
}

test('what a page of the store sends is let through', () => {
  expect(sent({ origin: STORE })).toBe(false);
  expect(sent({ origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' })).toBe(false);
});

test.each([{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { origin: `${STORE}:81` }])(
  'what comes from %o is not',
  (headers) => expect(sent(headers)).toBe(true),
);

test('without an origin it is the browser who says where it comes from', () => {
  expect(sent({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(sent({})).toBe(false);
});

test('to look at a page is free to everybody', () => {
  expect(sent({ origin: 'https://elsewhere.example' }, { method: 'GET' })).toBe(false);
});

test('a frame of the mock payment provider has no origin', () => {
  expect(sent({ origin: 'null' }, { path: '/mock-payments/card' })).toBe(false);
});
