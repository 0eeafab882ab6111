import { expect, test } from '@playwright/test';

import { observatoryScore } from './observatory.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { startStore } from './start-store.ts';

const OVER_TLS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' };
const PRIVATE_PAGES = [
  '/cart/cart',
  '/signin',
  '/myaccounts',
  '/orders/track',
  '/checkout/address',
];
const OTHERS = [
  '/api/UI/GetMenu',
  '/api/no/such/operation',
  '/images/none.svg',
  '/cart/cart.data',
  '/signout.data',
  '/mock-payments/card',
  '/orders/order-history.csv',
  '/blogs/rss.xml',
  '/sitemap.xml',
  '/sitemaps/states.xml',
  '/llms.txt',
  '/opensearch.xml',
  '/bold-bullion-portfolio/transactions.csv',
  '/bold-bullion-portfolio/tax-report.pdf?year=2026',
];

let store: Awaited<ReturnType<typeof startStore>>;

test.beforeAll(async () => {
  store = await startStore({ TRUST_PROXY: 'loopback' });
});

test.afterAll(() => {
  store.stop();
});

function asks(path: string, headers: Record<string, string> = OVER_TLS, init: RequestInit = {}) {
  return fetch(store.url + path, { redirect: 'manual', ...init, headers });
}

for (const path of [...Object.values(PUBLIC_PAGES), ...PRIVATE_PAGES, '/no/such-page']) {
  test(`${path} has Mozilla’s best grade, and no style attribute`, async () => {
    const answer = await asks(path);
    expect(observatoryScore(answer.headers)).toBeGreaterThanOrEqual(120);
    const html = await answer.text();
    expect(html.match(/\sstyle="[^"]*"/)?.[0]).toBeUndefined();
  });
}

for (const path of [...OTHERS, '/robots.txt', '/a/none.js', '/healthz', '/readyz']) {
  test(`${path} is not sniffed, framed or embedded by others`, async () => {
    const { headers } = await asks(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('frame-ancestors');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.has('permissions-policy')).toBe(true);
  });
}

for (const [path, status, says] of [
  [`/${'a/'.repeat(4_000)}`, 414, 'This address is too long.'],
  [`/api/${'a'.repeat(2_000)}`, 414, 'This address is too long.'],
  [`/${'a/'.repeat(59)}a.data`, 404, ''],
  ['/%09/elsewhere', 400, 'There is no such address.'],
] as const) {
  test(`${path.slice(0, 40)} (${path.length} characters) is ${status}, with the headers`, async () => {
    const start = performance.now();
    const answer = await asks(path);
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toContain(says);
  });
}

test('a refused request has the headers too', async () => {
  const { status, headers } = await asks('/', { ...OVER_TLS, 'x-forwarded-host': 'a b' });
  expect(status).toBe(400);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('without TLS a browser is not told to come by TLS', async () => {
  const { headers } = await asks('/', {});
  expect(headers.has('strict-transport-security')).toBe(false);
});

test('each private page has a nonce of its own, and a public one has none', async () => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 3; visit++) {
    const { headers } = await asks('/cart/cart');
    nonces.add(/'nonce-[^']+'/.exec(headers.get('content-security-policy') ?? '')?.[0] ?? '');
  }
  expect(nonces.size).toBe(3);
  const open = await asks('/');
  expect(open.headers.get('content-security-policy')).not.toContain('nonce');
  expect(await open.text()).not.toContain('nonce');
});

test('the hosts of a payment provider and a CAPTCHA join the policy', async () => {
  const other = await startStore({
    PAYMENT_PAGES: 'https://pay.example.com/shop',
    PAYMENT_HOSTS: 'https://3ds.example.net',
    RECAPTCHA_SITE_KEY: 'a-key',
  });
  const { headers } = await fetch(other.url);
  other.stop();
  const rules = (headers.get('content-security-policy') ?? '').split('; ');
  const ofName = (name: string) => rules.find((rule) => rule.startsWith(name));
  expect(ofName('frame-src')).toContain('https://pay.example.com https://3ds.example.net');
  expect(ofName('form-action')).toContain('https://pay.example.com https://3ds.example.net');
  expect(ofName('script-src')).toContain('https://www.gstatic.com/recaptcha/');
});
