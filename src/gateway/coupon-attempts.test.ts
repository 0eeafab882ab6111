import { countingLimiter } from '#tests/counting-limiter.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer } from './gateway.server.ts';
import { CLIENT_NETWORK, limitBy } from './limiter.server.ts';

const STORE = 'https://store.example';
const GOOD = 'THANKS15';

beforeEach(() => {
  vi.stubEnv('SSR', true);
  vi.stubEnv('API_ORIGIN', 'https://api.example');
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const asked = url + (await new Response(body).text());
    const isRefused = /coupon/i.test(asked) && !asked.includes(GOOD) && !url.includes('Quotes');
    if (!isRefused) return Response.json({ data: {} });
    const headers = { 'content-type': 'application/problem+json' };
    return Response.json({ title: 'Unknown', status: 409 }, { status: 409, headers });
  });
  limitBy(countingLimiter().limiter);
});

afterEach(() => {
  limitBy(undefined);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const HEADERS = { 'content-type': 'application/json', [CLIENT_NETWORK]: '192.0.2.1' };

async function sends(name: string, method: string, fields: object): Promise<number> {
  const body = JSON.stringify(fields);
  const address = `${STORE}/api/Checkout/${name}`;
  return (await answer(new Request(address, { method, headers: HEADERS, body }))).status;
}

async function applies(couponCode: string): Promise<number> {
  const query = new URLSearchParams({ couponCode });
  const address = `${STORE}/api/ShoppingCart/ApplyCoupon?${query}`;
  return (await answer(new Request(address, { headers: HEADERS }))).status;
}

const CALLS = {
  ApplyCoupon: applies,
  CreateCheckoutSession: (couponCode: string) =>
    sends('CreateCheckoutSession', 'POST', { couponCode }),
  UpdateCheckoutSession: (couponCode: string) =>
    sends('UpdateCheckoutSession', 'PUT', { sessionId: 'c-1', couponCode }),
  GetShippingQuotes: (couponCode: string) => sends('GetShippingQuotes', 'POST', { couponCode }),
};

test.each(Object.entries(CALLS))(
  'codes guessed by %s count with those of all',
  async (_, tries) => {
    for (let turn = 0; turn < 60; turn++) expect(await tries(`GUESS${turn}`)).not.toBe(429);
    for (const call of Object.values(CALLS)) expect(await call('GUESS')).toBe(429);
  },
);

test('a checkout without a code, or with an accepted one, is not counted', async () => {
  expect(await applies(GOOD)).toBe(200);
  for (let turn = 0; turn < 70; turn++) {
    expect(await CALLS.UpdateCheckoutSession(GOOD)).toBe(200);
    expect(await sends('UpdateCheckoutSession', 'PUT', { sessionId: 'c-1' })).toBe(200);
  }
  for (let turn = 0; turn < 59; turn++) await applies(`GUESS${turn}`);
  expect(await applies('GUESS')).toBe(429);
  expect(await CALLS.CreateCheckoutSession(GOOD)).toBe(200);
});

test('a quote does not confirm a code', async () => {
  for (let turn = 0; turn < 60; turn++) await CALLS.GetShippingQuotes('GUESS');
  expect(await CALLS.GetShippingQuotes('GUESS')).toBe(429);
});

test('a field name in other case is counted', async () => {
  const guess = { sessionId: 'c-1', CouponCode: 'GUESS', couponCode: GOOD };
  for (let turn = 0; turn < 60; turn++) await sends('UpdateCheckoutSession', 'PUT', guess);
  expect(await sends('UpdateCheckoutSession', 'PUT', guess)).toBe(429);
});
