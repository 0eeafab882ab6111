import { expect, test } from '@playwright/test';

import { startStore } from './start-store.ts';

const EMAIL = 'clara.whitfield@example.com';
const PASSWORD = 'Maple-Leaf9';
const TOKEN = 'mock.logged.BPM-20417';
/** What a shopper sends that is nobody else's business. */
const PERSONAL = [EMAIL, PASSWORD, TOKEN, 'clara', '78704', 'a-secret-link', 'Barton'];

test('the log knows each request, and nothing of the person', async () => {
  const { url, stop, said, ended } = await startStore({ LOG_LEVEL: 'trace' });
  const origin = { origin: url };
  const customer = { cookie: `signed-in=1; session=${TOKEN}` };
  const body = new URLSearchParams({ email: EMAIL, password: PASSWORD });
  const track = new URLSearchParams({ invoice: 'BPM-1', email: EMAIL, zip: '78704' });
  const asked: [path: string, init: RequestInit][] = [
    ['/signin?returnTo=/myaccounts', { method: 'POST', headers: origin, body }],
    ['/orders/track', { method: 'POST', headers: origin, body: track }],
    [`/api/Authentication/SendResetPasswordLink?email=${EMAIL}`, { method: 'POST' }],
    ['/reset-password?token=a-secret-link', { method: 'POST', headers: origin, body }],
    ['/myaccounts', { headers: customer }],
    ['/api/Customer/GetCustomerInfo', { headers: customer }],
    [`/search/searchresults?searchkey=${EMAIL}`, {}],
    [`/cart/cart?scenario=fail:getMenu&email=${EMAIL}`, { headers: customer }],
  ];
  for (const [path, init] of asked) {
    const answer = await fetch(url + path, { redirect: 'manual', ...init });
    await answer.text();
  }
  stop();
  await ended;
  const lines = said().trim().split('\n');
  // Two more say that the process was stopped.
  expect(lines).toHaveLength(asked.length + 2);
  const paths = lines.flatMap((line) => (JSON.parse(line) as { path?: string }).path ?? []);
  expect(paths).toEqual(asked.map(([path]) => path.split('?', 1)[0]));
  expect(PERSONAL.filter((word) => said().includes(word))).toEqual([]);
});
