import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { appleSession } from './apple-session.server.ts';

const APPLE = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
const SESSION = { merchantSessionIdentifier: 'm1', epochTimestamp: 1 };

/** What the provider was asked, and how it answers. */
let asked: Request[];
let reply: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  reply = () => Response.json(SESSION);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('PAYMENT_PAGES', 'https://pay.example.com/shop');
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return reply(request);
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function asks(body: string): Promise<Response> {
  const url = 'https://store.example/checkout/payment/apple';
  return appleSession(new Request(url, { method: 'POST', body }));
}

test('the provider is told where Apple waits and nothing else, and its session comes back', async () => {
  const response = await asks(JSON.stringify({ validationURL: APPLE, more: 'x' }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(SESSION);
  expect(asked.map(({ url }) => url)).toEqual(['https://pay.example.com/shop/apple']);
  expect(await asked[0]?.json()).toEqual({ validationURL: APPLE });
});

test.each([
  '',
  'validationURL',
  'null',
  '[]',
  '{}',
  '{"validationURL":null}',
  '{"validationURL":{"href":"https://a.apple.com/"}}',
  '{"validationURL":"/session"}',
  '{"validationURL":"http://apple-pay-gateway.apple.com/"}',
  '{"validationURL":"https://apple.com.evil.example/"}',
  '{"validationURL":"https://evilapple.com/"}',
  '{"validationURL":"https://gateway.apple.com@evil.example/"}',
  '{"validationURL":"https://gateway.apple.com:8443/"}',
])('the provider never hears of %s', async (body) => {
  expect((await asks(body)).status).toBe(400);
  expect(asked).toEqual([]);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['is dead', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', () => Response.json(SESSION, { status: 500 })],
  ['leads elsewhere', () => Response.redirect('https://evil.example/')],
  ['answers with a page', () => new Response('<h1>')],
  [
    'answers with half of one',
    () => new Response('{"a"', { headers: { 'content-type': 'application/json' } }),
  ],
  ['answers with a list', () => Response.json([])],
  ['answers with nothing', () => Response.json(null)],
])('a provider that %s is a failure that the payment step can tell of', async (_, next) => {
  reply = next;
  expect((await asks(JSON.stringify({ validationURL: APPLE }))).status).toBe(502);
});

/** JSON without an end, in pieces of 1 kB. */
function endlessSession(headers: Record<string, string> = {}) {
  const seen = { bytes: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.bytes += 1_000;
        controller.enqueue(new Uint8Array(1_000).fill(32));
      },
      cancel: () => void (seen.isCanceled = true),
    },
    { highWaterMark: 0 },
  );
  reply = () => new Response(body, { headers: { 'content-type': 'application/json', ...headers } });
  return seen;
}

test('a session has 64 kB: one without an end is not read further', async () => {
  const seen = endlessSession();
  expect((await asks(JSON.stringify({ validationURL: APPLE }))).status).toBe(502);
  expect(seen).toEqual({ bytes: 65_000, isCanceled: true });
});

test('a session that announces more, and an answer that is none, are not read', async () => {
  for (const headers of [{ 'content-length': '64001' }, { 'content-type': 'text/html' }]) {
    const seen = endlessSession(headers);
    expect((await asks(JSON.stringify({ validationURL: APPLE }))).status).toBe(502);
    expect(seen).toEqual({ bytes: 0, isCanceled: true });
  }
});

test('a silent provider has eight seconds', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  reply = (request) => Promise.reject(request.signal.reason);
  expect((await asks(JSON.stringify({ validationURL: APPLE }))).status).toBe(504);
  expect(patience).toHaveBeenCalledWith(8_000);
});
