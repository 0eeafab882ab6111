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

test('a silent provider has eight seconds', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  reply = (request) => Promise.reject(request.signal.reason);
  expect((await asks(JSON.stringify({ validationURL: APPLE }))).status).toBe(504);
  expect(patience).toHaveBeenCalledWith(8_000);
});
