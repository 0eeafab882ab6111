import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { answer, answerImage } from './gateway.server.ts';
import { recordCalls, type RecordedCall } from './recorded-calls.server.ts';

const STORE = 'https://store.example';
const CREATE_GUEST = '/api/Authentication/CreateGuest';
const MENU = '/api/UI/GetMenu';
const ANY_CALL = '/api/Checkout/CreateCheckoutSession';
const PROBLEM = 'application/problem+json';

/** The requests that the API host received, and its reply. */
let sent: Request[];
let reply: () => Response;

beforeEach(() => {
  sent = [];
  reply = () => Response.json({ data: [] });
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

function says(text: string, type: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': type } });
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

test('a recorder hears each call as it went out, and fails none', async () => {
  const calls: RecordedCall[] = [];
  recordCalls((call) => {
    calls.push(call);
    throw new Error('The disk is full.');
  });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  reply = () => Response.json({ data: [1] });
  const headers = { cookie: 'session=customer.1', 'content-type': 'application/json' };
  const sent = new Request(STORE + ANY_CALL, { method: 'POST', headers, body: '{"a":1}' });
  const response = await answer(sent);
  recordCalls(undefined);
  said.mockRestore();
  expect(await response.json()).toEqual({ data: [1] });
  expect(calls).toMatchObject([
    {
      method: 'POST',
      url: `https://api.example${ANY_CALL}`,
      requestBody: '{"a":1}',
      status: 200,
      responseBody: '{"data":[1]}',
    },
  ]);
  expect(calls[0]?.requestHeaders.get('authorization')).toBe('Bearer customer.1');
});

test('a customer’s token goes before a guest’s', async () => {
  await call(ANY_CALL, 'guest=guest.1; session=customer.1');
  expect(bearer()).toBe('Bearer customer.1');
});

test('§7 the token that a call takes in its query is put there on the way out, never by a browser', async () => {
  reply = () => says('%PDF-1.7', 'application/pdf');
  const asked = `${STORE}/api/Portfolio/GenerateCustomerTaxReport?token=forged&customerId=C-1&year=2026`;
  const headers = { cookie: 'session=customer.1' };
  const answered = await answer(new Request(asked, { headers }));
  const query = new URL(sent.at(-1)?.url ?? '').searchParams;
  expect([...query]).toEqual([
    ['token', 'customer.1'],
    ['customerId', 'C-1'],
    ['year', '2026'],
  ]);
  expect(bearer()).toBe('Bearer customer.1');
  expect([...answered.headers].join('\n')).not.toContain('customer.1');
  // A link of a letter keeps the token that it has.
  const link = `${STORE}/api/Customer/GetAlertByToken?token=letter`;
  await answer(new Request(link, { headers }));
  expect(sent.at(-1)?.url).toContain('token=letter');
});

test('a request to sell, and its pictures, go out with the sender’s token, and without one too', async () => {
  for (const path of ['SellToBoldRequests', 'UploadSellToBoldPhoto']) {
    await call(`/api/Customer/${path}`, 'session=customer.1');
    expect(bearer()).toBe('Bearer customer.1');
    await call(`/api/Customer/${path}`, 'guest=guest.1');
    expect(bearer()).toBe('Bearer guest.1');
    await call(`/api/Customer/${path}`);
    expect(bearer()).toBeNull();
  }
});

test.each([
  ['a guest’s token that the API refuses', 'guest=g', [/^guest=; Max-Age=0; Path=\/; HttpOnly/]],
  ['a damaged session', 'signed-in=1; session=%C3%A9', [/^session=; Max/, /^signed-in=; Max/]],
])('%s is deleted, and nothing else', async (_, cookies, deleted) => {
  reply = () => new Response(null, { status: 401 });
  const response = await call(ANY_CALL, cookies);
  const lines = deleted.map((line) => expect.stringMatching(line) as string);
  expect(response.headers.getSetCookie()).toEqual(lines);
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

describe('an answer of another form than the contract’s is a failure of the host', () => {
  const teapot = { title: 'Teapot', detail: 'Short and stout.', status: 418 };
  const missing = { type: 'about:blank', title: 'Not Found', detail: 'Gone.', status: 404 };

  test.each<[string, () => Response, number]>([
    ['nothing', () => new Response(null, { status: 204 }), 502],
    ['an empty object', () => Response.json({}), 502],
    ['a list', () => Response.json([]), 502],
    ['no list', () => Response.json({ data: null }), 502],
    ['another kind of part', () => Response.json({ data: {} }), 502],
    ['a text', () => Response.json('data'), 502],
    ['JSON that is cut', () => says('{"data":[', 'application/json'), 502],
    ['a teapot', () => Response.json({}, { status: 418 }), 502],
    ['a teapot’s problem', () => says(JSON.stringify(teapot), PROBLEM, 418), 418],
    ['404 without a body', () => new Response(null, { status: 404 }), 502],
    ['404 as a page', () => says('<h1>', 'text/html', 404), 502],
    ['404 in other JSON', () => Response.json({ message: 'Not Found' }, { status: 404 }), 502],
    [
      '404 of another host’s problem',
      () => says(JSON.stringify({ ...missing, detail: undefined }), PROBLEM, 404),
      502,
    ],
    ['404 in the contract’s form', () => says(JSON.stringify(missing), PROBLEM, 404), 404],
    ['400 as a page', () => says('<h1>', 'text/html', 400), 502],
    ['401 without a body', () => new Response(null, { status: 401 }), 401],
    ['429 of a proxy', () => says('<h1>', 'text/html', 429), 429],
    ['500 without a body', () => new Response(null, { status: 500 }), 500],
  ])('%s', async (_, next, status) => {
    reply = next;
    const response = await answer(new Request(STORE + MENU));
    expect(response.status).toBe(status);
  });

  test('a change has happened, whatever the answer says', async () => {
    reply = () => new Response(null, { status: 204 });
    expect((await call(ANY_CALL)).status).toBe(204);
    reply = () => Response.json({});
    expect((await call(ANY_CALL)).status).toBe(200);
    reply = () => says('{"data":', 'application/json');
    expect((await call(ANY_CALL)).status).toBe(502);
  });

  test.each(['/api/Authentication/SignIn', CREATE_GUEST])('no token at %s', async (path) => {
    for (const next of [() => new Response(null, { status: 204 }), () => Response.json({})]) {
      reply = next;
      const response = await call(path);
      expect(response.status).toBe(502);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
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
    const data = path === MENU ? [] : {};
    reply = () => Response.json({ data }, { status, headers: { 'cache-control': PUBLIC } });
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
    ['/images/customers/sale-0d5c.png?token=t', 'private, no-store', 'Bearer c'],
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
