/**
 * Measures the first load of a page: every script until the network is idle, each file compressed
 * with brotli 11, and the page itself. Fails if a page exceeds its budget. 1 kB is 1000 bytes.
 */
import { brotliCompressSync, constants } from 'node:zlib';

import { chromium, type Browser, type Response } from 'playwright';

import { EMAILS, PASSWORD } from '#tests/customers.ts';

import { CHROMIUM_ARGS } from './chromium-args.ts';
import { ensureChromium } from './find-chromium.ts';
import { builtStore } from './built-store.ts';
import { STILL_CLOCK } from './still-clock.ts';

type Weight = { script: number; style: number; html: number; inline: number };
/** A page; `isOwn` is opened by a signed-in customer. */
type Page = { name: string; path: string; budget: Partial<Weight>; isOwn?: true };

const ANY_FREE_PORT = 0;
const SETTLED_MS = 800;
/** The size of inline scripts is reported, and is part of the HTML. */
const EVERY_PAGE = { style: 10_000, html: 15_000 };

/** The budgets. docs/decisions.md must give the reason for an increase. */
const PAGES: Page[] = [
  { name: 'home', path: '/', budget: { ...EVERY_PAGE, script: 126_000 } },
  { name: 'category', path: '/silver/us-silver-coins', budget: { ...EVERY_PAGE, script: 126_000 } },
  {
    name: 'landing',
    path: '/silver-bullion',
    // What leads into the list is in the page, and its tiles and its line are scripts of their own.
    budget: { script: 131_000, style: 12_000, html: 23_000 },
  },
  {
    name: 'search',
    path: '/search/searchresults?searchkey=eagle',
    budget: { ...EVERY_PAGE, script: 126_000 },
  },
  { name: 'product', path: '', budget: { ...EVERY_PAGE, style: 10_500, script: 132_000 } },
  // Any address may be a category, so it brings what lists need.
  { name: 'not found', path: '/no-such-page', budget: { ...EVERY_PAGE, script: 127_100 } },
  {
    name: 'chart',
    path: '/chart/gold-price?range=1Y&kind=candles',
    // A page of its own kind: charts, tables and forms, and all of a metal's facts as text.
    budget: { ...EVERY_PAGE, script: 150_000, style: 12_000, html: 20_000 },
  },
  { name: 'cart', path: '/cart/cart', budget: { ...EVERY_PAGE, script: 144_100 } },
  {
    name: 'portfolio',
    path: '/bold-bullion-portfolio',
    isOwn: true,
    // A chart and the forms of a customer; the page is written with a row for each holding.
    budget: { script: 175_000, style: 15_000, html: 30_000 },
  },
];

// The clock is fixed: prices move with the market, and change the size of a page.
process.env['MOCK_CLOCK'] ??= STILL_CLOCK;
process.env['LOG_LEVEL'] ??= 'warn';
const { serve } = await builtStore();
const compressed = new Map<string, number>();
const server = await serve(ANY_FREE_PORT);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const product = await firstProduct();
// At once: each waits until its page is silent.
const signedIn = await signIn(browser);
const weights = await Promise.all(
  PAGES.map(({ path, isOwn }) => weigh(browser, path || product, isOwn && signedIn)),
);
const rows: Record<string, string>[] = [];
for (const [index, weight] of weights.entries()) {
  const { name = '', budget = {} } = PAGES[index] ?? {};
  rows.push({ page: name, ...over(weight, budget) });
}
await browser.close();
void server.stop();

console.table(rows);
const broken = rows.flatMap((row) => Object.values(row)).filter((cell) => cell.includes('over'));
console.log(broken.length ? `${broken.length} over budget` : 'Every page is within its budget.');
process.exit(broken.length ? 1 : 0);

type Session = Awaited<ReturnType<typeof signIn>>;

async function weigh(in_: Browser, path: string, storageState?: Session): Promise<Weight> {
  const viewport = { width: 412, height: 915 };
  const context = await in_.newContext({ viewport, ...(storageState && { storageState }) });
  // Measures a visit without the contract check, as 99 of 100 visits are.
  await context.addInitScript(() => (Math.random = () => 0.5));
  const page = await context.newPage();
  // A sheet is asked for again by what needs it later, and comes from the browser's cache.
  const loaded = new Map<string, Response>();
  page.on('response', (response) => loaded.set(response.url(), response));
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const weight: Weight = { script: 0, style: 0, html: 0, inline: 0 };
  for (const response of loaded.values()) {
    const kind = response.request().resourceType();
    if (kind === 'script') weight.script += await brotli(response);
    if (kind === 'stylesheet') weight.style += await brotli(response);
    if (kind === 'document') weight.html += await brotli(response);
  }
  weight.inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')]
      .map((script) => new Blob([script.textContent ?? '']).size)
      .reduce((sum, size) => sum + size, 0),
  );
  await context.close();
  return weight;
}

function over(weight: Weight, budget: Partial<Weight>): Record<string, string> {
  const cells = Object.entries(weight).map(([key, bytes]) => {
    const limit = budget[key as keyof Weight];
    const verdict =
      limit === undefined ? '' : bytes > limit ? ` over ${kB(limit)}` : ` of ${kB(limit)}`;
    return [key, `${kB(bytes)}${verdict}`];
  });
  return Object.fromEntries(cells);
}

/** The cookies of a customer of the mock backend. */
async function signIn(in_: Browser) {
  const context = await in_.newContext();
  const data = { emailId: EMAILS.clara, password: PASSWORD };
  await context.request.post(`${server.url}/api/Authentication/SignIn`, { data });
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Each address is compressed once: the pages share most of their files. */
async function brotli(response: Response): Promise<number> {
  const body = await response.body();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const bytes = compressed.get(response.url()) ?? brotliCompressSync(body, { params }).length;
  compressed.set(response.url(), bytes);
  return bytes;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The path of a product page: the first one that the home page links to. */
async function firstProduct(): Promise<string> {
  const html = await fetch(server.url).then((response) => response.text());
  const href = /href="(\/product\/\d+\/[^"]+)"/.exec(html)?.[1];
  if (!href) throw new Error('The home page links to no product.');
  return href;
}
