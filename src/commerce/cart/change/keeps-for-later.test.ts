// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { queryClient } from '#api/cache/query-client.ts';
import { areKept } from '#commerce/cart/keep/are-kept.ts';
import { keptRefused } from '#commerce/cart/keep/refused-changes.ts';
import { routeCalls } from '#lib/transport.ts';

import { keepsForLater } from './customer-cart.ts';

const CUSTOMER = { customerId: 'BPM-20417', firstName: 'Clara', lastName: 'W', emailId: 'c@w.co' };

beforeEach(() => queryClient().clear());

afterEach(() => {
  routeCalls(() => Promise.reject(new TypeError('No network in this test.')));
  queryClient().clear();
  sessionStorage.clear();
});

test('what is refused before the customer is known is kept as soon as they are', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  routeCalls(() => promise);
  keepsForLater()({ coupon: 'STACK10' });
  expect(areKept()).toBe(false);
  resolve(Response.json({ data: { ...CUSTOMER, emailVerified: true, splitOrders: false } }));
  await vi.waitFor(() => expect(areKept()).toBe(true));
  expect(keptRefused('BPM-20417').coupon).toBe('STACK10');
});

test('what is refused while nobody is known is not kept for whoever signs in next', async () => {
  routeCalls(() => Promise.resolve(Response.json({}, { status: 401 })));
  keepsForLater()({ coupon: 'STACK10' });
  await vi.waitFor(() => expect(queryClient().isFetching()).toBe(0));
  expect(areKept()).toBe(false);
});
