import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { send } from '#lib/transport.ts';

import { onBehalfOf } from './calls.server.ts';

const PAGE_MS = 9_000;
const INVOICE = '/api/CustomerOrder/Invoice/BPM-1';

/** The time of the page, which a test ends. */
let deadline: AbortController;

beforeEach(() => {
  deadline = new AbortController();
  // Test files share one process, and some of them run it as a browser.
  vi.stubEnv('SSR', true);
  vi.stubEnv('API_ORIGIN', 'https://api.example');
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms === PAGE_MS ? deadline.signal : new AbortController().signal,
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a page answers that passes on an invoice. */
function invoicePage(): Promise<Response> {
  return onBehalfOf(new Request('https://store.example/orders/invoice/BPM-1'), () => send(INVOICE));
}

/** A host that answers with `body`, or not at all. The signal of a call ends both. */
function stubHost(body?: ReadableStream<Uint8Array>): void {
  vi.stubGlobal('fetch', (_: string, { signal = null }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    if (signal?.aborted) reject(signal.reason);
    const sent = body?.pipeThrough(new TransformStream(), { ...(signal && { signal }) });
    if (sent) resolve(new Response(sent, { headers: { 'content-type': 'application/pdf' } }));
    return promise;
  });
}

test('the time of a page ends a call that has no answer', async () => {
  stubHost();
  const page = invoicePage();
  deadline.abort();
  expect((await page).status).toBe(504);
});

test('a file that has begun is passed on after the time of its page', async () => {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  stubHost(pieces.readable);
  const page = await invoicePage();
  deadline.abort();
  const host = pieces.writable.getWriter();
  void host.write(new TextEncoder().encode('%PDF-1.7')).then(() => host.close());
  expect(await page.text()).toBe('%PDF-1.7');
});
