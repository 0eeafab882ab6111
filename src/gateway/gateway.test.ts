import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { answer, answerImage } from './gateway.server.ts';
import { closedFor, noteState, type ApiState } from './maintenance.server.ts';

const STORE = 'https://store.example';
const CREATE_GUEST = '/api/Authentication/CreateGuest';
const MENU = '/api/UI/GetMenu';
const ANY_CALL = '/api/Checkout/CreateCheckoutSession';

/** The requests that the API host received, and its reply. */
let sent: Request[];
let reply: () => Response;

beforeEach(() => {
  sent = [];
  reply = () => Response.json({ data: {} });
  // Test files share one process, and some of them run it as a browser.
  vi.stubEnv('SSR', true);
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
  expect(cookie).toMatch(/^guest=guest\.1\.signed; Max-Age=2592000; Path=\/; HttpOnly/);

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

describe('only what the contract documents passes', () => {
  test.each([
    ['GET', '/api/Admin/Users'],
    ['DELETE', '/api/UI/GetMenu'],
    ['GET', '/api/'],
    ['GET', '/api/CustomerOrder/Invoice/'],
    ['GET', '/api/constructor'],
    ['GET', '/api/CustomerOrder/Invoice/..%2f..%2fCustomer%2fUnsubscribeFromBold'],
    ['GET', '/api/CustomerOrder/Invoice/%252e%252e%255cBPM-1'],
    ['GET', '/api/CustomerOrder/Invoice/..;BPM-1'],
  ])('%s %s is answered 404, without a call of the API', async (method, path) => {
    const response = await answer(new Request(STORE + path, { method }));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(sent).toEqual([]);
  });

  test('an address with a part that is filled in is known', async () => {
    await answer(new Request(`${STORE}/api/CustomerOrder/Invoice/BPM-1`));
    expect(sent).toHaveLength(1);
  });

  test('headers that the contract does not know go neither out nor back', async () => {
    reply = () =>
      Response.json(
        { data: [] },
        { headers: { server: 'api/1', 'x-user-id': '7', 'set-cookie': 'a=b' } },
      );
    const headers = {
      accept: 'application/json',
      cookie: 'session=c',
      authorization: 'Bearer x',
      'x-internal': '1',
    };
    const response = await answer(new Request(STORE + MENU, { headers }));
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept']);
    expect([...response.headers.keys()].toSorted()).toEqual(['cache-control', 'content-type']);
  });

  test.each([
    ['an HTML page', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }), 502],
    ['a redirect', () => Response.redirect('https://evil.example/'), 502],
    [
      'an HTML page of maintenance',
      () =>
        new Response('<h1>', {
          status: 503,
          headers: { 'content-type': 'text/html', 'retry-after': '60' },
        }),
      503,
    ],
  ])('%s of the API host is no answer', async (_, next, status) => {
    reply = next;
    const response = await answer(new Request(STORE + MENU));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '60' : null);
  });
});

describe('what caches may keep', () => {
  const PUBLIC = 'public, max-age=60';

  test.each([
    ['a reading call without a token', MENU, 200, PUBLIC],
    ['a call that fails', MENU, 500, 'private, no-store'],
    ['a call that may take a token', '/api/Product/GetSpotPrices', 200, 'private, no-store'],
    ['a call of a customer', '/api/Customer/GetCustomerInfo', 200, 'private, no-store'],
    ['a GET that changes something', '/api/Authentication/VerifyEmail', 200, 'private, no-store'],
  ])('%s', async (_, path, status, expected) => {
    reply = () => Response.json({ data: {} }, { status, headers: { 'cache-control': PUBLIC } });
    const response = await answer(new Request(STORE + path));
    expect(response.headers.get('cache-control')).toBe(expected);
  });

  test('nothing that the API says nothing about', async () => {
    const response = await answer(new Request(STORE + MENU));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['/images/art/coin.svg', PUBLIC, null],
    ['/images/customers/1.png', 'private, no-store', 'Bearer c'],
  ])('the picture %s', async (path, expected, token) => {
    const headers = { 'cache-control': PUBLIC, 'content-type': 'image/png' };
    reply = () => new Response('picture', { headers });
    const response = await answerImage(
      new Request(STORE + path, { headers: { cookie: 'session=c' } }),
    );
    expect(response.headers.get('cache-control')).toBe(expected);
    expect(bearer()).toBe(token);
  });

  test.each(['..%2f..%2fapi/Customer/GetCustomerInfo', '..%255capi', '..;/api/Customer/GetAlerts'])(
    'a picture at %s is another address, and asked for by nobody',
    async (path) => {
      const headers = { cookie: 'session=c' };
      const request = new Request(`${STORE}/images/customers/${path}`, { headers });
      expect((await answerImage(request)).status).toBe(404);
      expect(sent).toEqual([]);
    },
  );

  test('a picture that is a page is refused', async () => {
    reply = () => new Response('<h1>', { headers: { 'content-type': 'text/html' } });
    const response = await answerImage(new Request(`${STORE}/images/art/coin.svg`));
    expect(response.status).toBe(502);
  });
});

test('a call that takes no token tells the API nothing about the visitor, and signs nobody out', async () => {
  reply = () => new Response(null, { status: 401 });
  const headers = { cookie: 'session=c; guest=g' };
  const response = await answer(new Request(STORE + MENU, { headers }));
  expect(bearer()).toBeNull();
  expect(response.headers.getSetCookie()).toEqual([]);
});

describe('an answer that the API lets shared caches keep', () => {
  const SPOT = '/api/Product/GetSpotPrices';
  let asked = 0;

  /** Each test has an address of its own. */
  function read(cookie = '', path = `${SPOT}?test=${asked}`): Promise<Response> {
    return answer(new Request(STORE + path, { headers: { cookie } }));
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    asked += 1;
    let answers = 0;
    reply = () => {
      answers += 1;
      const headers = { 'cache-control': 'public, s-maxage=45' };
      return Response.json({ data: { answers } }, { headers });
    };
  });

  afterEach(() => vi.useRealTimers());

  test('is asked for once by all visitors without a token, as long as it may be kept', async () => {
    const first = await read();
    vi.advanceTimersByTime(44_000);
    const second = await read('signed-in=1; cart=225134x3i:');
    expect(await second.json()).toEqual(await first.json());
    expect(second.headers.get('age')).toBe('44');
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    await read();
    expect(sent).toHaveLength(2);
  });

  test.each(['session=clara', 'guest=g.1'])('is not given to, nor kept of, %s', async (cookie) => {
    await read(cookie);
    await read();
    const theirs = await read(cookie);
    expect(await theirs.json()).toEqual({ data: { answers: 3 } });
    expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([true, false, true]);
  });

  test('stays no answer of the browser’s cache', async () => {
    await read();
    expect((await read()).headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['without a word about caches', {}],
    ['private', { 'cache-control': 'private, max-age=45' }],
    ['for browsers alone', { 'cache-control': 'public, max-age=45' }],
  ])('is asked for each time: %s', async (_, headers) => {
    reply = () => Response.json({ data: {} }, { headers: headers as HeadersInit });
    await read();
    await read();
    expect(sent).toHaveLength(2);
  });
});

test('a kept answer does not say that the API is open', () => {
  const api: ApiState = { isOpen: false, closedForS: undefined, failedWith: undefined };
  noteState(api, new Response(null, { headers: { age: '3' } }));
  noteState(api, new Response(null, { status: 503, headers: { 'retry-after': '60' } }));
  expect(closedFor(api)).toBe(60);
});
