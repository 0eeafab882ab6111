import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pageCache } from './page-cache.ts';
import type { Page } from './page.ts';

const MINUTE_MS = 60_000;

let next: () => Page | Promise<Page>;
let renders: string[];
let kept: Map<string, Page>;
let shown: (address: string) => Promise<Page>;

beforeEach(() => {
  vi.useFakeTimers();
  renders = [];
  kept = new Map();
  next = whole;
  shown = pageCache(kept, async (address) => {
    renders.push(address);
    return next();
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function page(status: number, cacheControl: string): Page {
  const headers = new Headers({ 'cache-control': cacheControl });
  return { status, headers, body: new Uint8Array(), madeAt: Date.now() };
}

function whole(): Page {
  return page(200, 'public, s-maxage=45');
}

/** A page of which a part could not be loaded, so that no cache may keep it. */
function withoutPart(): Page {
  return page(200, 'private, no-store');
}

function failure(): Page {
  return page(502, 'private, no-store');
}

/** Waits for what is rendered behind the shown page. */
async function passes(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

test('a page is rendered once in 45 seconds', async () => {
  const first = await shown('/');
  await passes(44_000);
  expect(await shown('/')).toBe(first);
  expect(renders).toEqual(['/']);
});

test('visitors who come together wait for one rendering', async () => {
  const pages = await Promise.all([shown('/'), shown('/'), shown('/coupons')]);
  expect(renders).toEqual(['/', '/coupons']);
  expect(pages[0]).toBe(pages[1]);
});

test('an old page is shown while the next one is rendered, once', async () => {
  const first = await shown('/');
  await passes(46_000);
  expect(await Promise.all([shown('/'), shown('/')])).toEqual([first, first]);
  await passes(0);
  expect(await shown('/')).not.toBe(first);
  expect(renders).toEqual(['/', '/']);
});

test('after ten minutes nobody is shown the old page, but waits', async () => {
  const first = await shown('/');
  await passes(11 * MINUTE_MS);
  expect(await shown('/')).not.toBe(first);
});

test.each([
  ['a failure', failure],
  ['a refusal', () => page(429, 'private, no-store')],
  ['a page with a part that failed', withoutPart],
  ['an error', () => Promise.reject(new Error('out of memory'))],
])('instead of %s the old page is shown for an hour', async (_, fault) => {
  const first = await shown('/');
  next = fault;
  await passes(11 * MINUTE_MS);
  expect(await shown('/')).toBe(first);
  await passes(50 * MINUTE_MS);
  const last = await shown('/').catch(() => undefined);
  expect(last).not.toBe(first);
  next = whole;
  expect((await shown('/')).status).toBe(200);
});

test('a failure is shown, but not again', async () => {
  next = failure;
  expect((await shown('/')).status).toBe(502);
  next = whole;
  expect((await shown('/')).status).toBe(200);
});

test('a page that is gone is not shown any more', async () => {
  await shown('/product/1/coin');
  next = () => page(404, 'private, no-store');
  await passes(MINUTE_MS);
  await shown('/product/1/coin');
  await passes(0);
  expect((await shown('/product/1/coin')).status).toBe(404);
  expect(kept.size).toBe(0);
});
