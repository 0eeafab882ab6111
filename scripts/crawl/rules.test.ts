import { expect, test } from 'vitest';

import { pageFacts } from './page-facts.ts';
import { faultsOf } from './rules.ts';
import type { Crawled, Visited } from './visit.ts';

/** A page without a fault, but for what is changed in its HTML. */
function html(name: string, from = '', to = ''): string {
  return `<head><title>${name}</title><meta name="description" content="About ${name}"></head>
    <main id="main"><h1>${name}</h1><a href="/">One</a><a href="/gold#main">Two</a></main>`.replace(
    from,
    to,
  );
}

function page(address: string, text: string, more: Partial<Visited> = {}): Visited {
  const facts = pageFacts(text);
  const base = { kind: 'page', status: 200, location: undefined, isPublic: true, ms: 1 };
  return { address, ...base, facts, from: '/', ...more };
}

const GOOD = [page('/', html('Home')), page('/gold', html('Gold'))];
const LINKS = [
  { from: '/', to: '/gold', fragment: 'main' },
  { from: '/gold', to: '/', fragment: '' },
];

function rulesBroken(
  visited: readonly Visited[],
  { links = LINKS, listed = ['/', '/gold'] }: { links?: Crawled['links']; listed?: string[] } = {},
): string[] {
  const site = { links, listed: new Set(listed), isWhole: true };
  const found = faultsOf({
    ...site,
    visited: new Map([...GOOD, ...visited].map((one) => [one.address, one])),
  });
  return found.map(({ rule, address }) => `${address}: ${rule}`);
}

test('a store without faults breaks no rule', () => {
  expect(rulesBroken([])).toEqual([]);
});

test.each([
  ['<title>Gold</title>', '', 'one title'],
  ['<title>Gold</title>', '<title>Home</title>', 'title of another page'],
  ['About Gold', 'About Home', 'description of another page'],
  ['<h1>Gold</h1>', '<h2>Gold</h2>', 'one h1'],
  ['<h1>', '<img src="/1.svg"><h1>', 'image without alt'],
  ['<h1>', '<h1 id="main">', 'id twice'],
  ['<a href="/">One</a>', '', 'no way on'],
])('with %s replaced by "%s" a page breaks the rule: %s', (from, to, rule) => {
  expect(rulesBroken([page('/gold', html('Gold', from, to))])).toContain(`/gold: ${rule}`);
});

test('a form to fill in is a way on', () => {
  const form = page('/gold', html('Gold', '<a href="/">One</a>', '<form></form>'));
  expect(rulesBroken([form])).toEqual([]);
});

test('links that lead nowhere, to a part that is missing or to a former address are told', () => {
  const gone = page('/gone', '', { status: 404, facts: undefined });
  const moved = page('/old', '', { status: 301, location: '/gold', facts: undefined });
  const links = [...LINKS, { from: '/', to: '/gold', fragment: 'nothing' }];
  expect(rulesBroken([gone, moved], { links })).toEqual([
    '/gone: leads nowhere',
    '/old: has moved',
    '/gold: part is missing',
  ]);
});

test('the sitemap has every public page, and each of it is a page that is linked', () => {
  expect(rulesBroken([], { listed: ['/'] })).toEqual(['/gold: not in the sitemap']);
  const silver = page('/silver', html('Silver'), { from: undefined });
  const copper = page('/copper', '', { status: 302, facts: undefined });
  expect(rulesBroken([silver, copper], { listed: ['/', '/gold', '/silver', '/copper'] })).toEqual([
    '/copper: in the sitemap, but no page',
    '/silver: in the sitemap, but no link leads there',
    '/copper: in the sitemap, but no link leads there',
  ]);
  const own = page('/cart/cart', html('Cart'), { isPublic: false });
  expect(rulesBroken([own])).toEqual([]);
});
