import { expect, test } from 'vitest';

import { properPath } from './proper-path.ts';

const HOST = 'http://shop.example';
const PATTERNS = [
  '/orders/invoice/:invoice',
  '/sell-to-us/requests/:reference?',
  '/product/:id/:name',
  '/state-sales-tax/:state',
];

function patternAt(pathname: string): string | undefined {
  const first = pathname.toLowerCase().split('/')[1] ?? '';
  return PATTERNS.find((pattern) => pattern.startsWith(`/${first}/`)) ?? '/*';
}

function proper(address: string): string | undefined {
  return properPath(new URL(HOST + address), patternAt);
}

test.each([
  ['/Silver/US-Silver-Coins', '/silver/us-silver-coins'],
  ['/silver/', '/silver'],
  ['/silver//us-silver-coins///', '/silver/us-silver-coins'],
  ['/Coupons?Topic=A/B//&topic=c', '/coupons?Topic=A/B//&topic=c'],
  ['//', '/'],
  ['/Orders/Invoice/BPM-104583/', '/orders/invoice/BPM-104583'],
  ['/Sell-To-Us/Requests/SELL-4471', '/sell-to-us/requests/SELL-4471'],
  ['/caf%C3%A9/Menu', '/caf%C3%A9/menu'],
])('%s leads to %s', (address, expected) => {
  expect(proper(address)).toBe(expected);
});

test.each([
  '/',
  '/silver/us-silver-coins?searchkey=Eagle',
  '/caf%C3%A9',
  '/orders/invoice/BPM-104583',
  // The loaders of these lead on in one step.
  '/product/225134/Another-Name',
  '/state-sales-tax/CA',
])('%s is proper', (address) => {
  expect(proper(address)).toBeUndefined();
});

test.each(['/api/UI/GetMenu/', '//api//UI', '/a/None.js', '/images//Coin.svg', '/.well-known/A/'])(
  '%s is no page and stays as it is',
  (address) => {
    expect(proper(address)).toBeUndefined();
  },
);

test.each([
  '//evil.example',
  '///evil.example/',
  '/\\evil.example',
  '/\\/evil.example/A',
  '/.//evil.example',
  '//evil.example//%2e%2e//evil.example',
])('%s leads to no other host', (address) => {
  const path = proper(address) ?? '';
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, HOST).origin).toBe(HOST);
});
