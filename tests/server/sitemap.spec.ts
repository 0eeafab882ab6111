import { readFileSync } from 'node:fs';

import { XMLParser } from 'fast-xml-parser';
import robotsParser from 'robots-parser';

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
  for (const name of ['products', 'articles', 'states', 'pages']) {
    const dead = await fetch(`${store.url}/sitemaps/${name}.xml`);
    expect(dead.status, name).toBe(502);
    expect(dead.headers.get('cache-control'), name).toBe('private, no-store');
    expect(await dead.text(), name).not.toContain('<urlset');
  }
  store.stop();
});

test('robots.txt leads to the sitemaps, lets all their pages be asked for and nothing of a visitor', async ({
  baseURL,
  request,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers()['cache-control']).toBe(KEPT);
  const robots = robotsParser(answer.url(), await answer.text());
  expect(robots.getSitemaps()).toEqual([`${baseURL}/sitemap.xml`]);
  const headers = { host: 'shop.example' };
  const { body } = await rawRequest(`${baseURL}`, '/robots.txt', { headers });
  // The store keeps the file of no host for another one.
  expect(body.toString()).toContain('Sitemap: http://shop.example/sitemap.xml');
  expect(await (await request.get('/robots.txt')).text()).not.toContain('shop.example');
  const shut = ['/api/UI/GetMenu', '/cart/cart', '/checkout/address', '/myaccounts/inbox'];
  shut.push('/orders/track', '/bold-bullion-portfolio/add', '/development');
  shut.push('/search/searchresults?searchkey=eagle');
  for (const path of shut) expect(robots.isAllowed(baseURL + path, 'bot'), path).toBe(false);
  const files = listed(await (await request.get('/sitemap.xml')).text());
  for (const { loc } of files) {
    for (const page of listed(await (await request.get(loc)).text())) {
      expect(robots.isAllowed(page.loc, 'bot'), page.loc).toBe(true);
    }
  }
});

test('llms.txt says what the store is, with addresses of this host', async ({
  baseURL,
  request,
}) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# Bold Precious Metals\n\n> /);
  // The crawl follows them.
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href.startsWith(`${baseURL}/`))).toEqual([]);
});

test('a browser finds the search, the manifest and its icons', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const href = /<link rel="search" type="[^"]+" href="([^"]+)"/.exec(home)?.[1] ?? '';
  const search = await request.get(href);
  expect(search.headers()['content-type']).toContain('application/opensearchdescription+xml');
  const template = /template="([^"]+\{searchTerms\})"/.exec(await search.text())?.[1] ?? '';
  const found = await request.get(template.replace('{searchTerms}', 'silver+eagle'));
  expect(await found.text()).toContain('Silver Eagle');

  const manifest = await request.get(/<link rel="manifest" href="([^"]+)"/.exec(home)?.[1] ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { icons, theme_color: theme } = (await manifest.json()) as {
    icons: { src: string; sizes: string }[];
    theme_color: string;
  };
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--paper: light-dark(${theme},`);
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/x-icon');
});
