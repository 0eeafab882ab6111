import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answerTo } from '#api/cache/preload.ts';
import { customerQuery } from '#api/session/session.ts';
import { routeCalls } from '#lib/transport.ts';

import { loadCustomer } from './load-customer.server.ts';

const CUSTOMER = { customerId: 'BPM-20417', firstName: 'Clara', emailId: 'clara@example.com' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
afterAll(() => routeCalls(() => Promise.reject(new Error('No test routes calls now.'))));

/** An API that answers after so many milliseconds. */
function answersAfter(customerMs: number, figuresMs: number): void {
  routeCalls(async (url) => {
    const isCustomer = url.includes('GetCustomerInfo');
    await new Promise((resolve) => void setTimeout(resolve, isCustomer ? customerMs : figuresMs));
    return Response.json({ data: isCustomer ? CUSTOMER : { pnl: null } });
  });
}

/** What was loaded after 300 ms. */
async function loads() {
  const loading = loadCustomer();
  await vi.advanceTimersByTimeAsync(300);
  return loading;
}

test('a page comes with the customer and the figures of their portfolio', async () => {
  answersAfter(100, 100);
  const loaded = await loads();
  expect(answerTo(customerQuery(), loaded ?? {})?.firstName).toBe('Clara');
  expect(loaded?.cache?.queries).toHaveLength(2);
});

test('figures that come late are left to the browser', async () => {
  answersAfter(100, 5_000);
  expect((await loads())?.cache?.queries).toHaveLength(1);
});

test('a customer who comes late is left to the browser', async () => {
  answersAfter(301, 0);
  expect(await loads()).toBeUndefined();
});

test.each([
  ['refused', () => Response.json({}, { status: 401 }), undefined],
  ['without a number', () => Response.json({ data: { ...CUSTOMER, customerId: null } }), 1],
])('a customer who is %s fails no page', async (_, answer, count) => {
  routeCalls(() => Promise.resolve(answer()));
  expect((await loads())?.cache?.queries.length).toBe(count);
});
