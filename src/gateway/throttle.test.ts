import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer } from './gateway.server.ts';
import { CLIENT_ADDRESS, limitBy } from './throttle.server.ts';

const STORE = 'https://store.example';

let counts: Map<string, number>;

beforeEach(() => {
  vi.stubEnv('API_ORIGIN', 'https://api.example');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { token: 't' } })));
  counts = new Map();
  limitBy((key, most, seconds) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return Promise.resolve(count > most ? seconds : 0);
  });
});

afterEach(() => {
  limitBy(undefined);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function signsIn(emailId: string, address: string): Promise<Response> {
  return answer(
    new Request(`${STORE}/api/Authentication/SignIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CLIENT_ADDRESS]: address },
      body: JSON.stringify({ emailId, password: 'guess' }),
    }),
  );
}

function asksForAlert(emailId: string, address: string): Promise<Response> {
  return answer(
    new Request(`${STORE}/api/Customer/RequestAlert`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CLIENT_ADDRESS]: address },
      body: JSON.stringify({
        condition: { kind: 'stock', productId: 225_134, quantity: 1 },
        emailId,
      }),
    }),
  );
}

function uploads(address: string): Promise<Response> {
  return answer(
    new Request(`${STORE}/api/Customer/UploadSellToBoldPhoto`, {
      method: 'POST',
      headers: { [CLIENT_ADDRESS]: address },
      body: new FormData(),
    }),
  );
}

function asksForLink(address: string): Promise<Response> {
  return answer(
    new Request(`${STORE}/api/Customer/SendSellToBoldRequestLink`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CLIENT_ADDRESS]: address },
      body: JSON.stringify({ referenceNumber: 'SELL-4475', emailId: 'ida@example.com' }),
    }),
  );
}

test('an account is tried ten times in a quarter of an hour, from whatever address', async () => {
  for (let turn = 0; turn < 10; turn++) {
    expect((await signsIn('Clara@example.com', `192.0.2.${turn}`)).status).toBe(200);
  }
  const refused = await signsIn('clara@example.com ', '192.0.2.99');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('900');
  expect((await signsIn('ben@example.com', '192.0.2.99')).status).toBe(200);
});

test('an address tries sixty times, with whatever accounts', async () => {
  for (let turn = 0; turn < 60; turn++) {
    expect((await signsIn(`${turn}@example.com`, '192.0.2.1')).status).toBe(200);
  }
  expect((await signsIn('60@example.com', '192.0.2.1')).status).toBe(429);
  expect((await signsIn('60@example.com', '192.0.2.2')).status).toBe(200);
});

test('a mailbox gets five links for alerts in an hour, from whatever address', async () => {
  for (let turn = 0; turn < 5; turn++) {
    expect((await asksForAlert('ida@example.com', `192.0.2.${turn}`)).status).toBe(200);
  }
  expect((await asksForAlert('Ida@example.com', '192.0.2.99')).status).toBe(429);
  for (let turn = 0; turn < 19; turn++) await asksForAlert(`${turn}@example.com`, '192.0.2.99');
  expect((await asksForAlert('ben@example.com', '192.0.2.99')).status).toBe(429);
});

test('a mailbox gets the link of a request to sell five times in an hour', async () => {
  for (let turn = 0; turn < 5; turn++)
    expect((await asksForLink(`192.0.2.${turn}`)).status).toBe(200);
  expect((await asksForLink('192.0.2.99')).status).toBe(429);
});

test('an address uploads a hundred and twenty pictures of what is for sale in an hour', async () => {
  for (let turn = 0; turn < 120; turn++) expect((await uploads('192.0.2.1')).status).toBe(200);
  expect((await uploads('192.0.2.1')).status).toBe(429);
});

test('nobody’s email address is held', async () => {
  await signsIn('clara@example.com', '192.0.2.1');
  expect([...counts.keys()].join(' ')).not.toMatch(/clara|example/);
});

test('a page that is only read is not counted', async () => {
  const headers = { [CLIENT_ADDRESS]: '192.0.2.1' };
  await answer(new Request(`${STORE}/api/UI/GetMenu`, { headers }));
  expect(counts.size).toBe(0);
});
