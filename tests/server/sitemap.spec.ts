import { XMLParser } from 'fast-xml-parser';

import { expect, test } from './live-store.ts';
import { rawRequest } from './raw-request.ts';
import { standInApi } from './stand-in-api.ts';
import { startStore } from './start-store.ts';

const KEPT = 'public, s-maxage=45, stale-while-revalidate=600';
const DAY = /^\d{4}-\d\d-\d\d$/;

type Listed = { loc: string; lastmod?: string };

/** The entries of a sitemap or of an index, whose XML has to be well-formed. */
function listed(xml: string): Listed[] {
  const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });
  const { urlset, sitemapindex } = parser.parse(xml, true) as {
    urlset?: { url: Listed[] };
    sitemapindex?: { sitemap: Listed[] };
  };
  return urlset?.url ?? sitemapindex?.sitemap ?? [];
}

test('the index leads to a sitemap of each kind, whose pages are on this host and answer', async ({
  baseURL,
  request,
}) => {
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const files = listed(await index.text()).map(({ loc }) => loc);
  const names = ['products', 'categories', 'articles', 'states', 'pages'];
  expect(files).toEqual(names.map((name) => `${baseURL}/sitemaps/${name}.xml`));
  const known = new Set<string>();
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.headers()['cache-control'], file).toBe(KEPT);
    expect(answer.headers()['content-type'], file).toBe('application/xml; charset=utf-8');
    const entries = listed(await answer.text());
    expect(entries.length, file).toBeGreaterThan(15);
    for (const { loc, lastmod = '2026-01-01' } of entries) {
      expect(loc).toContain(`${baseURL}/`);
      expect(lastmod, loc).toMatch(DAY);
      expect(known.has(loc), `${loc} twice`).toBe(false);
      known.add(loc);
    }
    const last = entries.at(-1)?.loc ?? '';
    expect((await request.get(last, { maxRedirects: 0 })).status(), last).toBe(200);
  }
  expect((await request.get('/sitemaps/coins.xml')).status()).toBe(404);
});

test('a sitemap is compressed while it is sent', async ({ baseURL }) => {
  const path = '/sitemaps/products.xml';
  const headers = { 'accept-encoding': 'br' };
  const { headers: told, body } = await rawRequest(`${baseURL}`, path, { headers });
  expect(told['content-encoding']).toBe('br');
  expect(told.vary).toBe('Accept-Encoding');
  // Nobody knows its length before it is written.
  expect(told['content-length']).toBeUndefined();
  const plain = await rawRequest(`${baseURL}`, path);
  expect(body.byteLength).toBeLessThan(plain.body.byteLength / 5);
  const head = await rawRequest(`${baseURL}`, path, { method: 'HEAD' });
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
});

test('addresses are those of ORIGIN, and the API is asked without anything of a visitor', async () => {
  const api = await standInApi();
  const store = await startStore({ API_ORIGIN: api.origin, ORIGIN: 'https://shop.example' });
  const headers = { cookie: 'signed-in=1; session=mock.visit-2.BPM-20417' };
  for (const name of ['products', 'categories', 'articles', 'states', 'pages']) {
    const answer = await fetch(`${store.url}/sitemaps/${name}.xml`, { headers });
    const entries = listed(await answer.text());
    expect(answer.headers.get('cache-control'), name).toBe(KEPT);
    expect(entries.length, name).toBeGreaterThan(15);
    expect(new Set(entries.map(({ loc }) => new URL(loc).origin))).toEqual(
      new Set(['https://shop.example']),
    );
  }
  expect(api.calls.length).toBeGreaterThan(5);
  expect(api.calls.filter((call) => call.headers.authorization ?? call.headers.cookie)).toEqual([]);
  api.close();
  const dead = await fetch(`${store.url}/sitemaps/products.xml`);
  expect(dead.status).toBe(502);
  expect(dead.headers.get('cache-control')).toBe('private, no-store');
  expect(await dead.text()).not.toContain('<urlset');
  store.stop();
});
