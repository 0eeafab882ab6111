import { asked } from '#api/cache/asked.ts';
import { preloadSoftly, type Preloaded } from '#api/cache/preload.ts';
import { customerQuery } from '#api/session/session.ts';
import { routeCalls } from '#lib/transport.ts';
import { afterAll, expect, test, vi } from 'vitest';

import { customerIdIn, loadByCustomer } from './for-customer.ts';

afterAll(() => routeCalls(() => Promise.reject(new Error('No test routes calls now.'))));

const CUSTOMER = { customerId: 'BPM-20417', emailId: 'clara@example.com' };

function answers(data: unknown): Promise<Preloaded> {
  routeCalls(() => Promise.resolve(Response.json({ data })));
  return preloadSoftly(customerQuery());
}

test('the calls of a page name the customer by their number', async () => {
  expect(customerIdIn(await answers(CUSTOMER))).toBe('BPM-20417');
});

test.each([{}, [null], { customerId: 9 }, { customerId: null }, { customerId: '' }])(
  'a customer who cannot be named is an answer that cannot be read: %j',
  async (data) => {
    const loaded = await answers(data);
    expect(() => customerIdIn(loaded)).toThrow('unreadable');
  },
);

test.each([{}, [null], { ...CUSTOMER, emailId: 17 }])(
  'no call is made for a customer without an email address: %j',
  async (data) => {
    const called = vi.fn<() => string[]>(() => []);
    const ofCustomer = (email: string) => asked({ queryKey: ['of', email], queryFn: called });
    const load = loadByCustomer(() => answers(data), ofCustomer);
    await expect(load).rejects.toThrow('unreadable');
    expect(called).not.toHaveBeenCalled();
  },
);
