import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer } from './gateway.server.ts';

const STORE = 'https://store.example';
const CREATE_GUEST = '/api/Authentication/CreateGuest';
const ANY_CALL = '/api/Checkout/CreateCheckoutSession';

/** The requests that the API host received, and its reply. */
let sent: Request[];
let reply: () => Response;

beforeEach(() => {
  sent = [];
  reply = () => Response.json({ data: {} });
  vi.stubEnv('API_ORIGIN', 'https://api.example');
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(new Request(url, { ...init, body: null }));
    return Promise.resolve(reply());
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function call(path: string, cookie = ''): Promise<Response> {
  return answer(new Request(STORE + path, { method: 'POST', headers: { cookie } }));
}

function bearer(): string | null | undefined {
  return sent.at(-1)?.headers.get('authorization');
}

test('§3 a guest’s token stays in a cookie that no script reads, and goes out with each call', async () => {
  const guest = { guestId: 'G-1', guestToken: 'guest.1.signed' };
  reply = () => Response.json({ data: guest }, { status: 201 });
  const response = await call(CREATE_GUEST);
  expect(await response.json()).toEqual({ data: { guestId: 'G-1', guestToken: 'withheld' } });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^guest=guest\.1\.signed; Max-Age=2592000; Path=\/; HttpOnly; Secure/);

  await call(ANY_CALL, cookie.split(';')[0]);
  expect(bearer()).toBe('Bearer guest.1.signed');
  expect(sent.at(-1)?.headers.get('cookie')).toBeNull();
});

test('a customer’s token goes before a guest’s', async () => {
  await call(ANY_CALL, 'guest=guest.1; session=customer.1');
  expect(bearer()).toBe('Bearer customer.1');
});

test('a guest’s token that the API refuses is deleted, and no customer is signed out', async () => {
  reply = () => new Response(null, { status: 401 });
  const response = await call(ANY_CALL, 'guest=guest.1');
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^guest=; Max-Age=0; Path=\/; HttpOnly/),
  ]);
});
