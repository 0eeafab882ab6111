import { expect, test } from '@playwright/test';

import { startStore } from './start-store.ts';

const SHOP = 'https://shop.example';
const OVER_TLS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' };

let store: Awaited<ReturnType<typeof startStore>>;

test.beforeAll(async () => {
  store = await startStore({ TRUST_PROXY: 'loopback' });
});

test.afterAll(() => {
  store.stop();
});

/** Signs in as a page of the store does. */
function signsIn(headers: Record<string, string>) {
  return fetch(`${store.url}/api/Authentication/SignIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ emailId: 'clara.whitfield@example.com', password: 'Maple-Leaf9' }),
  });
}

function pairsOf(answer: Response): string[] {
  return answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
}

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  const { status } = await fetch(`${store.url}/api/Customer/GetCustomerInfo`, { headers });
  return status === 200;
}

test('over TLS no other site of the domain can plant a session', async () => {
  const answer = await signsIn({ ...OVER_TLS, origin: SHOP });
  expect(answer.status).toBe(200);
  const lines = answer.headers.getSetCookie();
  for (const line of lines) expect(line).toMatch(/; Secure(?:;|$)/);
  const kept = lines.filter((line) => line.includes('HttpOnly'));
  expect(kept.length).toBeGreaterThanOrEqual(2);
  for (const line of kept) expect(line).toMatch(/^__Host-[\w-]+=.*; Path=\/;/);
  const cookie = pairsOf(answer).join('; ');
  expect(await isSignedIn({ ...OVER_TLS, cookie })).toBe(true);
  expect(await isSignedIn({ ...OVER_TLS, cookie: cookie.replaceAll('__Host-', '') })).toBe(false);
});

test('without TLS, as at home, the cookies have their plain names', async () => {
  const answer = await signsIn({ origin: store.url });
  const cookie = pairsOf(answer).join('; ');
  expect(cookie).toContain('session=');
  expect(cookie).not.toContain('__Host-');
  expect(await isSignedIn({ cookie })).toBe(true);
});

test('a forwarded host alone makes no request the store’s own', async () => {
  const answer = await signsIn({ ...OVER_TLS, origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  const direct = await startStore({});
  const forged = await fetch(`${direct.url}/connect`, {
    method: 'POST',
    headers: { origin: SHOP, 'x-forwarded-host': 'shop.example' },
    body: new URLSearchParams({ email: 'a@b.example' }),
  });
  direct.stop();
  expect([400, 403]).toContain(forged.status);
});
