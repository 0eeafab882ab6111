import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test, type APIRequestContext } from '@playwright/test';

import { allThings, faultsOf, REQUIRED, type Thing } from './required-fields.ts';

const EAGLE = '/product/225134/2026-1-oz-american-silver-eagle-coin-bu';
const CHAIN = '/product/461372/sterling-silver-1-5-mm-singapore-chain';
const SOLD_OUT = '/product/193711/any';

/** One page of each kind, and the things that it tells of beside those within them. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['OnlineStore', 'WebSite'],
  '/silver/silver-coins?page=2': ['BreadcrumbList', 'ItemList'],
  '/deals/flash-sale': ['BreadcrumbList', 'ItemList'],
  '/presale': ['BreadcrumbList', 'ItemList'],
  [EAGLE]: ['BreadcrumbList', 'Product'],
  [CHAIN]: ['BreadcrumbList', 'Product'],
  '/blogs/what-a-premium-is-made-of': ['BreadcrumbList', 'Article'],
  '/investing-guide/beginners': ['BreadcrumbList', 'Article'],
  '/company/about': ['BreadcrumbList', 'AboutPage'],
  '/company/contact-us': ['BreadcrumbList', 'ContactPage', 'FAQPage'],
  '/legals/returns': ['BreadcrumbList', 'WebPage'],
  '/glossary': ['BreadcrumbList', 'DefinedTermSet'],
  '/services/precious-metals-ira': ['BreadcrumbList', 'HowTo'],
  '/sell-to-us': ['BreadcrumbList', 'HowTo'],
  '/chart/gold-price': ['BreadcrumbList'],
  '/state-sales-tax/california': ['BreadcrumbList'],
  '/reviews': ['BreadcrumbList'],
  '/search/searchresults?searchkey=eagle': [],
  '/cart/cart': [],
};

test('each kind of page tells of its things, whole, and a missing field is found', async ({
  request,
}) => {
  const seen = new Map<string, Thing>();
  const found = {
    [await firstLink(request, '/news', '/news/')]: ['BreadcrumbList', 'NewsArticle'],
    [await firstLink(request, '/gold/gold-coins', '/product/')]: ['BreadcrumbList', 'Product'],
  };
  for (const [path, types] of Object.entries({ ...PAGES, ...found })) {
    const { graph, origin } = await read(request, path);
    expect(
      graph.map((thing) => thing['@type']),
      path,
    ).toEqual(types);
    for (const thing of allThings(graph)) {
      expect(faultsOf(thing, origin), `${path}: ${JSON.stringify(thing)}`).toEqual([]);
      seen.set(thing['@type'], thing);
    }
  }
  expect([...seen.keys()].toSorted()).toEqual(Object.keys(REQUIRED));
  // Each rule finds what it is for.
  for (const [type, thing] of seen) {
    for (const field of REQUIRED[type] ?? []) {
      const planted = { ...thing, [field]: undefined };
      expect(faultsOf(planted, '').join(), type).toContain(`${type} has no ${field}`);
    }
  }
  const {
    graph: [store],
  } = await read(request, '/');
  expect(faultsOf({ ...store, '@type': 'Store' }, '')).not.toEqual([]);
  expect(faultsOf({ '@type': 'OnlineStore', name: 'x', url: '/' }, 'http://x')).toEqual([
    'OnlineStore.url is no address of the store',
  ]);
});

test('a validator by the rules of search engines finds no error, and finds a planted one', async ({
  request,
}) => {
  for (const path of Object.keys(PAGES)) {
    const { html } = await read(request, path);
    expect(await errorsIn(html), path).toEqual([]);
  }
  const { html } = await read(request, EAGLE);
  expect(html).toContain('"price":');
  const faulty = html.replace(/"price":"[^"]*",/, '');
  expect((await errorsIn(faulty)).join()).toContain('"price" is missing');
});

test('a product has the price, the stock and the rating that its page shows', async ({
  request,
}) => {
  const prices = new Set<unknown>();
  for (const path of [EAGLE, CHAIN]) {
    const { graph, shown } = await read(request, path);
    const product = graph.find((thing) => thing['@type'] === 'Product');
    const offer = product?.['offers'] as Thing;
    const stars = product?.['aggregateRating'] as Thing | undefined;
    expect(shown, path).toContain(`<h1 tabindex="-1">${product?.['name']}</h1>`.toLowerCase());
    expect(shown, path).toContain(`$${offer['price']}`);
    expect(offer['availability'], path).toBe('https://schema.org/InStock');
    expect(shown, path).toContain('add to cart');
    if (stars)
      expect(shown, path).toContain(`${stars['ratingValue']} of 5, ${stars['reviewCount']} review`);
    prices.add(offer['price']);
  }
  expect(prices.size).toBe(2);
});

test('what cannot be bought has no offer', async ({ request }) => {
  const { graph, shown } = await read(request, SOLD_OUT);
  expect(shown).not.toContain('add to cart<');
  expect(allThings(graph).filter((thing) => thing['@type'] === 'Offer')).toEqual([]);
});

test('breadcrumbs and lists have what the page shows, in its order', async ({ request }) => {
  const { graph, main, origin } = await read(request, '/silver/silver-coins?page=2');
  const [path, list] = graph as [Thing, Thing];
  const crumbs = (path['itemListElement'] as Thing[]).map(({ name }) => name);
  const [, nav = ''] = /<nav class="breadcrumb".*?<ol[^>]*>(.*?)<\/ol>/s.exec(main) ?? [];
  expect(crumbs).toEqual(nav.match(/(?<=>)[^<>]+(?=<)/g));
  const items = list['itemListElement'] as Thing[];
  const size = items.length;
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => size + index + 1));
  const places = items.map(({ url }) => main.indexOf(`href="${String(url).slice(origin.length)}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, two) => one - two));
  expect(main).toContain(`${list['numberOfItems']} products`);
});

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(found.length, path).toBeLessThan(2);
  const json = found[0]?.[1];
  const { '@graph': graph } = (json ? JSON.parse(json) : { '@graph': [] }) as { '@graph': Thing[] };
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll('<!-- -->', '');
  return { html, graph, main, shown: main.toLowerCase(), origin: new URL(answer.url()).origin };
}

async function errorsIn(html: string): Promise<string[]> {
  // It does not know yet that an online store is an organization.
  const judged = html.replaceAll('"@type":"OnlineStore"', '"@type":"Organization"');
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(judged);
  const issues = await new Validator().validate(extracted);
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** The first link of a page to addresses of a kind, such as the newest article of a list. */
async function firstLink(request: APIRequestContext, path: string, kind: string): Promise<string> {
  const { main } = await read(request, path);
  return new RegExp(`href="(${kind}[^".]+)"`).exec(main)?.[1] ?? '';
}
