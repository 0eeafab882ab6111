import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from '@playwright/test';

import { HAS_NGINX, nginxBefore } from './nginx.ts';
import { standInApi } from './stand-in-api.ts';
import { startStore } from './start-store.ts';

const CATEGORY = '/silver/us-silver-coins';

test('behind nginx as it is described, pages are kept for all and nothing of a customer is', async () => {
  test.skip(!HAS_NGINX, 'nginx is not installed');
  const api = await standInApi();
  const store = await startStore({
    API_ORIGIN: api.origin,
    TRUST_PROXY: 'loopback',
    THROTTLE: 'off',
  });
  const nginx = await nginxBefore([store.url, store.url]);
  const { asks } = nginx;

  const moved = await fetch(`${nginx.open}/gold`, { redirect: 'manual' });
  expect(moved.status).toBe(308);
  expect(moved.headers.get('location')).toMatch(/^https:\/\/localhost:\d+\/gold$/);

  const first = await asks(CATEGORY, { cookie: '__Host-session=somebody' });
  const again = await asks(CATEGORY, { 'accept-encoding': 'br' });
  expect(first.status).toBe(200);
  expect(first.setCookies).toEqual([]);
  expect(first.headers['strict-transport-security']).toContain('max-age');
  expect((await asks(CATEGORY)).headers['x-cache']).toBe('HIT');
  expect(again.headers['content-encoding']).toBe('br');

  const cart = await asks('/cart/cart', { cookie: 'cart=225134x1i:' });
  expect(cart.headers['cache-control']).toContain('no-store');
  expect((await asks('/cart/cart')).headers['x-cache']).toBe('MISS');

  const claims = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  expect(JSON.stringify(await asks('/signin?returnTo=/cart/cart', claims))).not.toContain('evil');

  // A page that was kept is shown when the store is gone.
  store.stop();
  await store.ended;
  expect((await asks(CATEGORY)).status).toBe(200);
  expect((await asks('/cart/cart')).status).toBe(502);
  await nginx.stop();
  api.close();
});

test('a GET that breaks off is sent to the other process, and a POST is never sent twice', async () => {
  test.skip(!HAS_NGINX, 'nginx is not installed');
  const seen: string[] = [];
  const servers = [0, 1].map(() =>
    createServer(({ url, method = '' }, answer) => {
      if (url === '/healthz') return void answer.end();
      seen.push(method);
      answer.destroy();
    }),
  );
  const urls: string[] = [];
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  const [one = '', two = ''] = urls;
  const nginx = await nginxBefore([one, two]);
  expect((await nginx.asks('/cart/cart')).status).toBe(502);
  expect(seen.splice(0)).toEqual(['GET', 'GET']);
  expect((await nginx.asks('/cart/cart', {}, 'POST')).status).toBe(502);
  expect(seen).toEqual(['POST']);
  await nginx.stop();
  for (const server of servers) server.close();
});

test(
  'parameters that no page reads make no second copy of it, and those that one reads do',
  { tag: '@rare' },
  async () => {
    test.skip(!HAS_NGINX, 'nginx is not installed');
    const api = await standInApi();
    const store = await startStore({ API_ORIGIN: api.origin, TRUST_PROXY: 'loopback' });
    const nginx = await nginxBefore([store.url, store.url]);
    const kept = async (query: string, path = CATEGORY) =>
      (await nginx.asks(path + query)).headers['x-cache'];

    expect(await kept('')).toBe('MISS');
    for (const query of ['?utm_source=a&utm_medium=b', '?fbclid=1', '?a', '?a=1&b=2&c=3&d=4&e=5']) {
      expect(await kept(query), query).toBe('HIT');
    }
    expect(await kept('?metal=gold&sort=newest')).toBe('MISS');
    for (const query of [
      '?utm_source=a&metal=gold&sort=newest',
      '?metal=gold&utm_source=a&gclid=1&sort=newest',
      '?metal=gold&sort=newest&utm_source=a',
      '?metal=gold&x=1&sort=newest&y',
    ]) {
      expect(await kept(query), query).toBe('HIT');
    }
    // Another page each, so each is asked for anew.
    for (const query of [
      '?metal=gold',
      '?metal=gold&metal=silver',
      '?%6detal=platinum',
      '?+metal=gold',
      '?onSale=true',
      '?x=1&page=2&y=2&page=3',
      '?page=2&page=3&page=4&x&sort=newest&x&metal=gold&x&page=5&x&page=6',
    ]) {
      expect(await kept(query), query).toBe('MISS');
      expect(await kept(query), query).toBe('HIT');
    }
    // What the store reads as the whole page without it.
    expect(await kept('?pages=2&METAL=gold&metals')).toBe('HIT');
    const menu = '/api/Product/GetProducts';
    expect([await kept('?a=1', menu), await kept('?a=2', menu)]).not.toContain('HIT');
    await nginx.stop();
    store.stop();
    api.close();
  },
);

test(
  'shoppers who come together do not wait for each other’s carts',
  { tag: '@rare' },
  async () => {
    test.skip(!HAS_NGINX, 'nginx is not installed');
    const api = await standInApi();
    const store = await startStore({ API_ORIGIN: api.origin, TRUST_PROXY: 'loopback' });
    const nginx = await nginxBefore([store.url, store.url]);
    const began = performance.now();
    await Promise.all(Array.from({ length: 10 }, () => nginx.asks('/cart/cart')));
    // With a lock nginx lets one pass each half second.
    expect(performance.now() - began).toBeLessThan(3_000);
    await nginx.stop();
    store.stop();
    api.close();
  },
);

test(
  'a chart with dates of the visitor’s own passes by what is kept',
  { tag: '@rare' },
  async () => {
    test.skip(!HAS_NGINX, 'nginx is not installed');
    const api = await standInApi();
    const store = await startStore({ API_ORIGIN: api.origin, TRUST_PROXY: 'loopback' });
    const nginx = await nginxBefore([store.url, store.url]);
    const kept = async (path: string) => (await nginx.asks(path)).headers['x-cache'];
    const chart = '/chart/gold-price';

    expect(await kept(chart)).toBe('MISS');
    expect(await kept(`${chart}?from=&to=&utm_source=x`)).toBe('HIT');
    const moved = '/Chart/gold-price?from=2026-01-02';
    for (const path of [
      `${chart}?from=2026-01-02&to=2026-02-03`,
      `${chart}?utm_source=x&to=2026-02-03`,
      `${chart}?from=&from=2026-01-02`,
      moved,
      `/%63hart/gold-price?from=2026-01-02`,
      `/chart\\gold-price?from=2026-01-02`,
      `/x\\..\\chart/gold-price?from=2026-01-02`,
    ]) {
      const { status, headers } = await nginx.asks(path);
      expect(status, path).toBe(path === moved ? 301 : 200);
      expect(headers['x-cache'], path).toBe('BYPASS');
      expect(headers['cache-control'], path).toBe('private, no-store');
    }
    // Names and values that only the store understands are never another page's.
    for (const query of ['?%66rom=2026-01-02', '?range=zzz', '?range=1Y&range=1W']) {
      expect(await kept(chart + query), query).toBe('MISS');
      expect(await kept(chart + query), query).toBe('MISS');
    }
    expect(await kept(`${chart}?range=1Y`)).toBe('MISS');
    expect(await kept(`${chart}?range=1Y&utm_source=x`)).toBe('HIT');
    // Elsewhere these names are no page's.
    expect(await kept(CATEGORY)).toBe('MISS');
    expect(await kept(`${CATEGORY}?from=newsletter&to=x`)).toBe('HIT');

    store.stop();
    await store.ended;
    expect((await nginx.asks(chart)).status).toBe(200);
    expect((await nginx.asks(`${chart}?from=2026-01-02`)).status).toBe(502);
    await nginx.stop();
    api.close();
  },
);
