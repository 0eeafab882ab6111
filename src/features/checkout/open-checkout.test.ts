import { expect, test } from 'vitest';

import type { Checkout } from '#api/checkout/checkout.ts';

import { begun } from './checkout-samples.ts';
import { noted } from './open-checkout.server.ts';

const MOVED = {
  productId: 1042,
  name: 'American Silver Eagle 1 oz',
  oldCents: 76_31,
  newCents: 77_02,
};
const first = begun();
const repriced = begun({ lockedUntil: '2026-11-20T15:40:00Z', priceChanges: [MOVED] });
const heldAnew = begun({ lockedUntil: '2026-11-20T15:45:00Z', priceChanges: [] });

function requestWith(setCookies: readonly string[]): Request {
  const cookie = setCookies.map((line) => line.split(';')[0]).join('; ');
  return new Request('http://localhost/checkout/address', { headers: { cookie } });
}

/** The news for the browser's next request. */
function afterwards(setCookies: readonly string[], checkout: Checkout) {
  return noted(requestWith(setCookies), { ...checkout, priceChanges: [] }).news?.changes;
}

test('a change that the API tells when a form arrives is not lost by what the form does', () => {
  const request = requestWith(noted(requestWith([]), first).setCookies);
  const open = { id: 'c', ...noted(request, repriced) };
  const { news, setCookies } = noted(request, heldAnew, open);
  expect(news?.changes).toEqual([MOVED]);
  expect(afterwards(setCookies, heldAnew)).toEqual([MOVED]);
});

test('a change that has been shown goes with its lock', () => {
  const request = requestWith(noted(requestWith([]), repriced).setCookies);
  const open = { id: 'c', ...noted(request, { ...repriced, priceChanges: [] }) };
  expect(open.news?.changes).toEqual([MOVED]);
  expect(noted(request, heldAnew, open).news).toBeUndefined();
});
