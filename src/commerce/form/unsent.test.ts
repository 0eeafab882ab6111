import { afterEach, expect, test, vi } from 'vitest';

import { onNewAddress, orFailed, orUnsent } from './unsent.ts';

const OFFLINE = 'The store could not be reached. Nothing was lost: please try again.';
const FAILED = 'Something went wrong on our side. Please try again.';
const SLOW = 'The store took too long to answer. Please try again.';

afterEach(() => void vi.useRealTimers());

test('a form that reaches the store has the store’s answer', async () => {
  expect(await orUnsent(() => Promise.resolve('done'))).toBe('done');
});

test('a form that does not reach the store shows a message, and stays', async () => {
  const lost = new TypeError('Failed to fetch');
  expect(await orUnsent(() => Promise.reject(lost))).toMatchObject({
    kind: 'failed',
    says: OFFLINE,
  });
});

test('an answer that the router cannot read shows a message, and the form stays', async () => {
  const page = new Error('Unable to decode turbo-stream response');
  expect(await orUnsent(() => Promise.reject(page))).toMatchObject({
    kind: 'failed',
    says: FAILED,
  });
});

test('a redirect goes on', async () => {
  const away = new Response(null, { status: 303 });
  await expect(orUnsent(() => Promise.reject(away))).rejects.toBe(away);
  await expect(orFailed(() => Promise.reject(away))).rejects.toBe(away);
});

test('a failed call of a form in place is an answer after which no loader runs', async () => {
  const lost = new TypeError('Failed to fetch');
  expect(await orFailed(() => Promise.reject(lost))).toMatchObject({
    data: { form: '', kind: 'failed', says: OFFLINE },
    init: { status: 503 },
  });
});

test('a form in place waits 15 seconds for its answer', async () => {
  vi.useFakeTimers();
  let answer: unknown;
  void orFailed(() => new Promise<never>(() => undefined)).then((came) => (answer = came));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toMatchObject({ data: { says: SLOW } });
});

test('the loader runs again only for another URL', () => {
  const currentUrl = new URL('http://store/signin');
  const nextUrl = new URL('http://store/signin?expired=1');
  expect(onNewAddress({ currentUrl, nextUrl: currentUrl })).toBe(false);
  expect(onNewAddress({ currentUrl, nextUrl })).toBe(true);
});
