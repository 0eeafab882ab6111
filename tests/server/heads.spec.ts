import { expect, test, type APIRequestContext } from '@playwright/test';

import { PAGES } from './pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { startStore } from './start-store.ts';

/** Pages of the mock backend's payment provider, which the store does not write. */
const FOREIGN = /^\/mock-payments\//;
/** Public pages that search engines should not list. */
const UNLISTED = /^\/(search\/|compare\?)/;
const LISTED = Object.values(PUBLIC_PAGES).filter((path) => !UNLISTED.test(path));
/** Pages that are not the same for everybody, but have nothing of a customer. */
const OPEN = ['/gold/gold-at-spot', '/connect', '/privacy-choices'];
const SHOWN = new Set([...OPEN, ...LISTED.map(withoutQuery)]);
const EAGLE = '/product/225134/2026-1-oz-american-silver-eagle-coin-bu';

test('each page has one title of its own, and listed pages one description of their own', async ({
  request,
}) => {
  const data = { emailId: 'clara.whitfield@example.com', password: 'Maple-Leaf9' };
  await request.post('/api/Authentication/SignIn', { data });
  const seen = new Map<string, string>();
  let judged = 0;
  for (const path of new Set([...PAGES, ...LISTED.map(withoutQuery)])) {
    if (FOREIGN.test(path)) continue;
    const head = await headOf(request, path);
    if (!head) continue;
    judged += 1;
    const isListed = SHOWN.has(path);
    expect(head.titles, path).toHaveLength(1);
    expect(head.titles[0], path).toMatch(/. \| Bold Precious Metals$/);
    expect(head.descriptions, `descriptions of ${path}`).toHaveLength(isListed ? 1 : 0);
    for (const words of [...head.titles, ...head.descriptions]) {
      expect(seen.get(words), `${words}: ${path} too`).toBeUndefined();
      seen.set(words, path);
    }
    expect(head.robots, `robots of ${path}`).toEqual(isListed ? [] : ['noindex']);
    const address = new URL(path, head.url).href;
    expect(head.canonicals, path).toEqual(isListed ? [address] : []);
    expect(head.languages, path).toEqual(isListed ? [`en-US ${address}`] : []);
    expect(head.properties['og:url'], path).toBe(isListed ? address : undefined);
  }
  expect(judged).toBeGreaterThan(50);
});

/** What an address says its own address is; without one it is not to be listed. */
const ADDRESSES: readonly [asked: string, canonical: string | undefined][] = [
  ['/silver/silver-coins?page=2', '/silver/silver-coins?page=2'],
  ['/silver/silver-coins?sort=newest', '/silver/silver-coins'],
  ['/silver/silver-coins?sort=newest&page=2', '/silver/silver-coins'],
  ['/silver/silver-coins?utm_source=mail', '/silver/silver-coins'],
  ['/silver/silver-coins?weight=1+oz', '/silver/silver-coins'],
  ['/silver/silver-coins?priceMin=1&priceMax=2', undefined],
  ['/best-sellers/best-selling-gold?period=year', '/best-sellers/best-selling-gold'],
  ['/news?page=2', '/news?page=2'],
  ['/blogs?topic=prices', '/blogs'],
  ['/reviews?page=2', '/reviews?page=2'],
  ['/reviews?stars=5&page=2', '/reviews'],
  [`${EAGLE}?reviews=2`, EAGLE],
  ['/chart/gold-price?range=1Y', '/chart/gold-price'],
  ['/state-sales-tax/texas?of=gold&as=bar&sum=1482.80&zip=78701', '/state-sales-tax/texas'],
  ['/how-much-can-i-buy?sum=2500&metal=silver&pay=cash&state=TX', '/how-much-can-i-buy'],
  ['/compare?product=225134&product=301470', undefined],
  ['/search/searchresults?searchkey=eagle', undefined],
];

test('each address tells the one that search engines should list', async ({ request }) => {
  for (const [asked, canonical] of ADDRESSES) {
    const head = await headOf(request, asked);
    const expected = canonical === undefined ? [] : [new URL(canonical, head?.url).href];
    expect(head?.canonicals, asked).toEqual(expected);
    expect(head?.robots, asked).toEqual(canonical === undefined ? ['noindex'] : []);
  }
  const [first, second] = await Promise.all(
    ['', '?page=2'].map((query) => headOf(request, `/silver/silver-coins${query}`)),
  );
  expect(second?.titles).not.toEqual(first?.titles);
  expect(second?.descriptions).not.toEqual(first?.descriptions);
});

/** What a shared link brings along. */
const PICTURES: readonly [asked: string, name: string][] = [
  ['/', 'store'],
  ['/glossary', 'store'],
  ['/blogs/what-a-premium-is-made-of', 'store'],
  ['/investing-guide', 'store'],
  ['/silver/silver-coins', 'silver-coin'],
  ['/gold-bullion', 'gold'],
  ['/chart/gold-price', 'gold'],
  ['/supplies-catagory', 'supply'],
  [EAGLE, 'silver-coin'],
];

test('each address brings along the picture of its metal and form', async ({ request }) => {
  for (const [asked, name] of PICTURES) {
    const head = await headOf(request, asked);
    const picture = head?.properties['og:image'] ?? '';
    expect(picture, asked).toBe(new URL(`/share/${name}.png`, head?.url).href);
    const file = await request.get(picture);
    expect(file.headers()['content-type'], picture).toBe('image/png');
  }
});

test('addresses are those of the public store, whatever host was asked for', async () => {
  const store = await startStore({ ORIGIN: 'https://shop.example' });
  try {
    // One that is kept for everybody, and one that is made for each.
    for (const path of ['/coupons', '/gold/gold-at-spot']) {
      const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
      const html = await (await fetch(store.url + path, { headers })).text();
      expect(html, path).toContain(`rel="canonical" href="https://shop.example${path}"`);
      expect(html, path).toContain('"item":"https://shop.example/"');
      expect(html, path).not.toMatch(/evil\.example|localhost/);
    }
  } finally {
    store.stop();
  }
});

test('a page that is missing has the title of its error alone', async ({ request }) => {
  for (const path of ['/no-such-page', '/product/1/nothing', '/alert/stock/1', '/news/nothing']) {
    const head = await headOf(request, path);
    expect(head?.titles, path).toEqual(['Page not found | Bold Precious Metals']);
    expect(head?.canonicals, path).toEqual([]);
    expect(head?.robots, path).toEqual(['noindex']);
  }
});

test('the browser keeps one title, and goes on without what the server told', async ({ page }) => {
  await page.goto('/coupons');
  const told = page.locator(
    'link[rel=canonical], meta[name=description], meta[property], link[hreflang], script[type$=json]',
  );
  await expect(page.locator('head title')).toHaveCount(1);
  expect(await told.count()).toBeGreaterThan(5);
  const before = await page.title();
  await page
    .getByRole('link', { name: 'The deals' })
    .or(page.locator('footer a[href="/deals"]'))
    .first()
    .click();
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page).not.toHaveTitle(before);
  await expect(told).toHaveCount(0);
});

async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  if (answer.status() >= 300 && answer.status() < 400) return undefined;
  // A title within a picture is the name of a part of it.
  const html = (await answer.text()).replaceAll(/<svg\b.*?<\/svg>/gs, '');
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map((found) => found.slice(1).join(' '));
  return {
    url: answer.url(),
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    languages: all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g),
    properties: Object.fromEntries(
      [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
  };
}

function withoutQuery(path: string): string {
  return path.split('?', 1)[0] ?? path;
}
