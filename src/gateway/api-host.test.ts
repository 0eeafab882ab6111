import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer, answerImage } from './gateway.server.ts';

const STORE = 'https://store.example';
const MENU = '/api/UI/GetMenu';
const INVOICE = '/api/CustomerOrder/Invoice/BPM-1';
const PDF = 'application/pdf';
const PROBLEM = 'application/problem+json';

/** The reply of the API host. */
let reply: () => Response;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // Test files share one process, and some of them run it as a browser.
  vi.stubEnv('SSR', true);
  vi.stubEnv('API_ORIGIN', 'https://api.example');
  vi.stubGlobal('fetch', async () => reply());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A host that sends without end, or nothing after its headers; it counts what is read of it. */
function endless(type: string, { announced, drips }: { announced?: number; drips?: true } = {}) {
  const seen = { bytes: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (drips && seen.bytes > 0) return new Promise(() => undefined);
        seen.bytes += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
        return undefined;
      },
      cancel: () => void (seen.isCanceled = true),
    },
    { highWaterMark: 0 },
  );
  const length = announced === undefined ? {} : { 'content-length': String(announced) };
  const headers = { 'content-type': type, 'cache-control': 'public, s-maxage=60', ...length };
  reply = () => new Response(body, { headers });
  return seen;
}

function asks(path: string): Promise<Response> {
  const request = new Request(STORE + path);
  return path.startsWith('/images/') ? answerImage(request) : answer(request);
}

test.each([
  [INVOICE, PDF, 25_000_001],
  ['/images/coin.png', 'image/png', 5_000_001],
  ['/images/coin.svg', 'image/svg+xml', 5_000_001],
  [MENU, 'application/json', 5_000_001],
])('%s that announces too much is refused before its first byte', async (path, type, bytes) => {
  const seen = endless(type, { announced: bytes });
  const response = await asks(path);
  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toBe(PROBLEM);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(seen).toEqual({ bytes: 0, isCanceled: true });
});

test.each([
  [INVOICE, PDF, 25_000_000],
  ['/images/coin.png', 'image/png', 5_000_000],
])('%s without an end breaks off, and nothing waits in memory', async (path, type, bytes) => {
  const seen = endless(type, { announced: 1_000 });
  const response = await asks(path);
  expect(response.status).toBe(200);
  expect(seen.bytes).toBe(0);
  let received = 0;
  const reading = (async () => {
    for await (const part of response.body ?? []) received += part.byteLength;
  })();
  await expect(reading).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(received).toBe(bytes);
  expect(seen).toEqual({ bytes: bytes + 1_000_000, isCanceled: true });
  expect(console.error).toHaveBeenCalledWith(
    `GET https://api.example${path}, broken off:`,
    expect.anything(),
  );
});

test.each([
  [INVOICE, PDF, 20_000],
  ['/images/coin.png', 'image/png', 8_000],
])('%s that drips breaks off in time', async (path, type, ms) => {
  vi.useFakeTimers();
  const seen = endless(type, { drips: true });
  const reading = (await asks(path)).bytes().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(seen.isCanceled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toMatchObject({ name: 'TimeoutError' });
  expect(seen.isCanceled).toBe(true);
});

test('an answer that does not begin is given up after eight seconds, a file too', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const answered = asks(INVOICE);
  await vi.advanceTimersByTimeAsync(8_000);
  expect((await answered).status).toBe(504);
  expect(vi.getTimerCount()).toBe(0);
});

test('JSON that drips is 504, and JSON without an end 502', async () => {
  endless('application/json');
  expect((await asks(MENU)).status).toBe(502);
  vi.useFakeTimers();
  endless('application/json', { drips: true });
  const answered = asks(MENU);
  await vi.advanceTimersByTimeAsync(8_000);
  expect((await answered).status).toBe(504);
});

test('the API is told when the shopper leaves', async () => {
  const seen = endless(PDF);
  const response = await asks(INVOICE);
  await response.body?.cancel();
  expect(seen.isCanceled).toBe(true);
});

test('a picture that is missing stays so, in whatever words and of whatever size', async () => {
  const seen = endless('text/html', { announced: 6_000_000 });
  const { body, headers } = reply();
  reply = () => new Response(body, { status: 404, headers });
  const response = await asks('/images/coin.png');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe(PROBLEM);
  expect(seen).toEqual({ bytes: 0, isCanceled: true });
});
