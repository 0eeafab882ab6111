import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isRenewed, loadAgain, loadIfRenewed } from './release.ts';

const reload = vi.fn<() => void>();
const answer = vi.fn<(asked: string) => Promise<Response>>();
const kept = new Map<string, string>();
const place = { href: 'https://shop.example/cart/cart', reload };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('location', place);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'a1b2' } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
  kept.clear();
});

test('an address is loaded again at most once a minute', () => {
  loadAgain();
  loadAgain();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  loadAgain();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('nothing is loaded again where no storage would end it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  loadAgain();
  expect(reload).not.toHaveBeenCalled();
});

test('the server tells of another build, past all caches', async () => {
  answer.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await isRenewed()).toBe(true);
  expect(answer).toHaveBeenCalledWith(
    expect.stringMatching(/^\/__manifest\?version=a1b2&at=\d{13}$/),
  );
  await loadIfRenewed();
  expect(reload).toHaveBeenCalled();
});

test.each([
  ['the same build', () => Promise.resolve(Response.json({}))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s leaves the page as it is', async (_, answers) => {
  answer.mockImplementation(answers);
  await loadIfRenewed();
  expect(reload).not.toHaveBeenCalled();
});
