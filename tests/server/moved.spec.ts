import { expect, test } from '@playwright/test';

import { rawRequest } from './raw-request.ts';

/** A parameter that is longer than any page reads. */
const LONG = `q=${'9 a@'.repeat(60)}`.replaceAll(' ', '%20');

/** Other spellings, with the address that each leads to in one step. */
const SPELLINGS: Readonly<Record<string, string>> = {
  '/Silver//US-Silver-Coins/?metal=Silver&a=//b': '/silver/us-silver-coins?metal=Silver&a=//b',
  '/Orders/Invoice/BPM-104583/': '/orders/invoice/BPM-104583',
  '/COUPONS': '/coupons',
  '//evil.example': '/evil.example',
  '/\\evil.example//': '/evil.example',
  '/.//evil.example/%2e%2e//evil.example': '/evil.example',
  [`//evil.example?${LONG}`]: '/evil.example',
  [`/Silver/?${LONG}&page=2`]: '/silver?page=2',
  [`/coupons?${LONG}`]: '/coupons',
};
/** Names that the API calls former or short. */
const NAMES: Readonly<Record<string, string>> = {
  '/state-sales-tax/CA': '/state-sales-tax/california',
  '/state-sales-tax/New-York': '/state-sales-tax/new-york',
  '/blogs/form-1099-b': '/blogs/what-a-1099-b-is',
  '/news/what-a-1099-b-is': '/blogs/what-a-1099-b-is',
  '/investing-guide/beginners/paying': '/investing-guide/how-to/pay-and-lock',
  '/product/225134/Silver-Eagle': '/product/225134/2026-1-oz-american-silver-eagle-coin-bu',
};

test('another spelling leads to the one address, for good and on this host', async ({
  baseURL,
}) => {
  for (const [path, expected] of Object.entries(SPELLINGS)) {
    const { status, headers } = await rawRequest(`${baseURL}`, path);
    expect([status, headers.location], path).toEqual([301, expected]);
  }
});

test('a name that the API calls another one leads there, and nobody keeps that', async ({
  baseURL,
}) => {
  for (const [path, expected] of Object.entries(NAMES)) {
    const { status, headers } = await rawRequest(`${baseURL}`, path);
    expect([status, headers.location], path).toEqual([302, expected]);
    expect(headers['cache-control'], path).toBe('private, no-store');
  }
});

test('a spelling that anybody can make up fills no cache, and a form stays where it is', async ({
  baseURL,
}) => {
  const { headers } = await rawRequest(`${baseURL}`, '/Coupons/');
  expect(headers['cache-control']).toBe('private, no-store');
  const form = await rawRequest(`${baseURL}`, '/Company/Contact-Us', { method: 'POST' });
  expect(form.headers.location).toBeUndefined();
  for (const path of ['/API/UI/GetMenu', '/a/None.js', '/images//Coin.svg', `//api/a?${LONG}`])
    expect((await rawRequest(`${baseURL}`, path)).headers.location, path).toBeUndefined();
});
