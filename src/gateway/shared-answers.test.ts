import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer } from './gateway.server.ts';
import { closedFor, noteState, type ApiState } from './maintenance.server.ts';

const SPOT = 'https://store.example/api/Product/GetSpotPrices';
/** The requests that the API host received, and its reply. */
let sent: Request[];
let reply: () => Response;
let asked = 0;

/** Each test has an address of its own. */
function read(cookie = '', isKept = true): Promise<Response> {
  return answer(new Request(`${SPOT}?userId=${asked}`, { headers: { cookie } }), { isKept });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('SSR', true);
  vi.stubEnv('API_ORIGIN', 'https://api.example');
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(new Request(url, init));
    return Promise.resolve(reply());
  });
  sent = [];
  asked += 1;
  let answers = 0;
  reply = () => {
    answers += 1;
    const headers = { 'cache-control': 'public, s-maxage=45' };
    return Response.json({ data: { goldAsk: answers } }, { headers });
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a shared answer is asked for once by all visitors without a token, as long as it may be kept', async () => {
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

test.each(['session=clara', 'guest=g.1'])(
  'a shared answer is not given to, nor kept of, %s',
  async (cookie) => {
    await read(cookie);
    await read();
    const theirs = await read(cookie);
    expect(await theirs.json()).toEqual({ data: { goldAsk: 3 } });
    expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([true, false, true]);
  },
);

test('the answer to a call of a page that nobody may keep is not kept', async () => {
  await read('', false);
  const shared = await read();
  expect(await shared.json()).toEqual({ data: { goldAsk: 2 } });
  await read();
  expect(sent).toHaveLength(2);
});

test('a shared answer stays no answer of the browser’s cache', async () => {
  await read();
  expect((await read()).headers.get('cache-control')).toBe('private, no-store');
});

test('§7 products near spot are asked for each time, even if the API lets caches keep them', async () => {
  const url = 'https://store.example/api/Product/GetProductNearToSpot?metalType=silver';
  const headers = { 'cache-control': 'public, s-maxage=45' };
  reply = () => Response.json({ data: [] }, { headers });
  for (const times of [1, 2]) {
    const response = await answer(new Request(url));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(sent).toHaveLength(times);
  }
});

test.each([
  ['without a word about caches', {}],
  ['private', { 'cache-control': 'private, max-age=45' }],
  ['for browsers alone', { 'cache-control': 'public, max-age=45' }],
])('an answer that is not shared is asked for each time: %s', async (_, headers) => {
  reply = () => Response.json({ data: {} }, { headers: headers as HeadersInit });
  await read();
  await read();
  expect(sent).toHaveLength(2);
});

test('a kept answer does not say that the API is open', () => {
  const api: ApiState = {
    isOpen: false,
    closedForS: undefined,
    failedWith: undefined,
    busyFor: undefined,
  };
  noteState(api, new Response(null, { headers: { age: '3' } }));
  noteState(api, new Response(null, { status: 503, headers: { 'retry-after': '60' } }));
  expect(closedFor(api)).toBe(60);
});

test('an answer with a type mismatch is not shared', async () => {
  reply = () => {
    const headers = { 'cache-control': 'public, s-maxage=45' };
    return Response.json({ data: { goldAsk: 'high' } }, { headers });
  };
  await read();
  await read();
  expect(sent).toHaveLength(2);
});
