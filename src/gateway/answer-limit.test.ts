import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ANSWER_LIMITS, limitAnswer, limitFor } from './answer-limit.server.ts';

const LIMIT = { bytes: 10, ms: 1_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer of pieces of five bytes, how many were read, and how it was canceled. */
function host(pieces: number, headers: Record<string, string> = {}) {
  const seen = { pieces: 0, canceled: undefined as unknown };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        // A host that drips answers no more.
        if (seen.pieces >= pieces) return new Promise(() => undefined);
        seen.pieces += 1;
        controller.enqueue(new Uint8Array(5));
        return undefined;
      },
      cancel(reason) {
        seen.canceled = reason ?? 'canceled';
      },
    },
    { highWaterMark: 0 },
  );
  return { reply: new Response(body, { headers }), seen };
}

test('an answer that announces too much is refused before its first byte', async () => {
  const { reply, seen } = host(9, { 'content-length': '11' });
  await expect(limitAnswer(reply, LIMIT)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(seen).toEqual({ pieces: 0, canceled: 'canceled' });
});

test('an endless answer breaks off at the limit, and the host is told to stop', async () => {
  const { reply, seen } = host(Infinity, { 'content-length': '5' });
  const onFailure = vi.fn<(error: unknown) => void>();
  const limited = await limitAnswer(reply, LIMIT, onFailure);
  await expect(limited.bytes()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(seen.pieces).toBe(3);
  expect(seen.canceled).toMatchObject({ name: 'QuotaExceededError' });
  expect(onFailure).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that drips breaks off when its time is over', async () => {
  const { reply, seen } = host(1);
  const body = (await limitAnswer(reply, LIMIT)).body?.getReader();
  expect((await body?.read())?.value).toHaveLength(5);
  const failure = body?.read().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  expect(seen.canceled).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ name: 'TimeoutError' });
  expect(seen.canceled).toMatchObject({ name: 'TimeoutError' });
});

test('the time of an answer ends also while the shopper reads nothing', async () => {
  const { reply, seen } = host(Infinity);
  const limited = await limitAnswer(reply, LIMIT);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.canceled).toMatchObject({ name: 'TimeoutError' });
  await expect(limited.bytes()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('nothing is read ahead of the shopper, and the host is told when they leave', async () => {
  const { reply, seen } = host(Infinity);
  const body = (await limitAnswer(reply, LIMIT)).body?.getReader();
  await vi.advanceTimersByTimeAsync(10);
  expect(seen.pieces).toBe(0);
  await body?.read();
  expect(seen.pieces).toBe(1);
  await body?.cancel('gone');
  expect(seen.canceled).toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer within the limit arrives as it is', async () => {
  const headers = { 'content-type': 'image/png', 'content-length': '10' };
  const reply = new Response('0123456789', { status: 206, headers });
  const limited = await limitAnswer(reply, LIMIT);
  expect(limited.status).toBe(206);
  expect(limited.headers.get('content-type')).toBe('image/png');
  expect(await limited.text()).toBe('0123456789');
  expect(vi.getTimerCount()).toBe(0);
  const empty = new Response(null, { status: 204 });
  expect(await limitAnswer(empty, LIMIT)).toBe(empty);
});

test('a host that breaks off ends the answer with its own error', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  const onFailure = vi.fn<(error: unknown) => void>();
  const limited = await limitAnswer(new Response(body), LIMIT, onFailure);
  await expect(limited.text()).rejects.toThrow('reset');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('reset'));
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['application/problem+json', ANSWER_LIMITS.json],
  ['image/svg+xml', ANSWER_LIMITS.picture],
  ['application/pdf', ANSWER_LIMITS.file],
  ['', ANSWER_LIMITS.file],
])('the limit of %s', (type, limit) => {
  expect(limitFor(new Response(null, { headers: { 'content-type': type } }))).toBe(limit);
});
