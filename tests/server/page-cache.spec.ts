import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { UNKEPT_PAGES } from './public-pages.ts';
import { rawRequest } from './raw-request.ts';
import { standInApi } from './stand-in-api.ts';
import { startStore } from './start-store.ts';

const PRODUCT = '/product/225134/2026-1-oz-american-silver-eagle-coin-bu';

let api: Awaited<ReturnType<typeof standInApi>>;
let store: Awaited<ReturnType<typeof startStore>>;

test.beforeAll(async () => {
  api = await standInApi();
  store = await startStore({ API_ORIGIN: api.origin });
});

test.afterAll(() => {
  store.stop();
  api.close();
});

function gets(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return rawRequest(store.url, path, { headers, method });
}

test('a public page is made once, whatever parameters others have added to its address', async () => {
  const first = await gets('/silver-bullion?sort=newest');
  const known = api.calls.length;
  for (const query of ['?sort=newest&utm_source=x', '?fbclid=1&sort=newest', '?sort=newest']) {
    const { headers, body } = await gets(`/silver-bullion${query}`);
    expect(headers.etag).toBe(first.headers.etag);
    expect(body.equals(first.body)).toBe(true);
  }
  expect(api.calls.length).toBe(known);
  expect((await gets('/silver-bullion?page=2')).headers.etag).not.toBe(first.headers.etag);
});

test('neither a page with free values nor a call made for it is kept', async () => {
  // All that this host says may be kept.
  const host = await standInApi({ 'cache-control': 'public, s-maxage=600' });
  const shop = await startStore({ API_ORIGIN: host.origin });
  const shows = async (path: string) => {
    const known = host.calls.length;
    const { headers } = await fetch(shop.url + path);
    const paths = host.calls.slice(known).map((call) => call.path);
    // The bids, the chart, what fits a coin, has a measure, is bought for a sum, taxed or compared; not the months of the last year, which every chart shows.
    const ofPage = paths.filter((one) =>
      /GetBuybackPrices|GetSpot(?:History|Candles)(?!.*width=month)|fitsDiameter|GetMeasured|GetMetalForBudget|GetTaxQuote|GetProductDetail/.test(
        one,
      ),
    );
    return { isPublic: headers.get('cache-control')?.startsWith('public'), ofPage };
  };
  for (const path of UNKEPT_PAGES) {
    const { isPublic, ofPage } = await shows(path);
    expect(isPublic, path).toBe(false);
    // All states and their laws are the same for everybody.
    if (!path.startsWith('/state-sales-tax?')) expect(ofPage, path).not.toEqual([]);
    expect(await shows(path), path).toEqual({ isPublic: false, ofPage });
  }
  const page = '/chart/gold-price?range=5Y';
  expect(await shows(page)).toEqual({ isPublic: true, ofPage: [expect.stringContaining('5Y')] });
  expect(await shows(`${page}&utm_source=x&from=`)).toEqual({ isPublic: true, ofPage: [] });
  shop.stop();
  host.close();
});

test('who has the page is told so', async () => {
  const { headers } = await gets('/');
  const again = await gets('/', { 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.body.byteLength).toBe(0);
  expect(again.headers.etag).toBe(headers.etag);
  expect(again.headers['cache-control']).toBe(headers['cache-control']);
  const other = await gets('/', { 'if-none-match': 'W/"other"' });
  expect(other.status).toBe(200);
});

test('it is compressed as the browser can read it', async () => {
  const plain = await gets('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await gets('/', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  const zipped = await gets('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  for (const { headers } of [plain, brotli, zipped]) expect(headers.vary).toBe('Accept-Encoding');
});

test('HEAD has the headers of the page without it', async () => {
  const page = await gets('/');
  const head = await gets('/', {}, 'HEAD');
  expect(head.body.byteLength).toBe(0);
  expect(head.headers['content-length']).toBe(String(page.body.byteLength));
});

test('no host that was asked for is repeated in a page', async () => {
  const { status, body } = await gets(PRODUCT, { host: 'evil.example' });
  expect(status).toBe(200);
  expect(body.includes('evil.example')).toBe(false);
  expect(body.includes(`${store.url}${PRODUCT}`)).toBe(true);
});

test('the data and the routes that the router asks for are no pages', async () => {
  const data = await gets('/news.data?_routes=news');
  expect(data.headers['content-type']).toContain('text/x-script');
  expect(data.headers['cache-control']).toBe('private, no-store');
  const routes = await gets('/__manifest?paths=/coupons&version=1');
  expect(routes.headers['content-type'] ?? '').not.toContain('text/html');
});

for (const [method, target] of [
  ['GET', 'http://evil.example/'],
  ['GET', '/%09/'],
  ['GET', '/%00'],
  ['OPTIONS', '*'],
  ['TRACE', '/'],
] as const) {
  test(`${method} ${target} is refused`, async () => {
    const { status } = await gets(target, {}, method);
    expect([400, 405]).toContain(status);
  });
}

test('while the API is dead, pages that were made before are still shown', async () => {
  const host = await standInApi();
  const shop = await startStore({ API_ORIGIN: host.origin });
  await fetch(`${shop.url}/news`);
  host.close();
  const kept = await fetch(`${shop.url}/news`);
  expect(kept.status).toBe(200);
  expect(await kept.text()).toContain('<h1');
  const other = await fetch(`${shop.url}/coupons`);
  expect(other.status).toBe(502);
  expect(other.headers.get('cache-control')).toBe('private, no-store');
  shop.stop();
});
