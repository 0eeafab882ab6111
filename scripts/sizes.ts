/**
 * Measures the first load of a page: every script until the network is idle, each file compressed
 * with brotli 11, and the page itself. Fails if a page exceeds its budget. 1 kB is 1000 bytes.
 */
import { brotliCompressSync, constants } from 'node:zlib';

import { chromium, type Browser, type Response } from 'playwright';

import { CHROMIUM_ARGS } from './chromium-args.ts';
import { ensureChromium } from './find-chromium.ts';
import { builtStore } from './built-store.ts';
import { STILL_CLOCK } from './still-clock.ts';

type Weight = { script: number; style: number; html: number; inline: number };
type Page = { name: string; path: string; budget: Partial<Weight> };

const ANY_FREE_PORT = 0;
const SETTLED_MS = 800;
/** The size of inline scripts is reported, and is part of the HTML. */
const EVERY_PAGE = { style: 10_000, html: 15_000 };

/** The budgets. docs/decisions.md must give the reason for an increase. */
const PAGES: Page[] = [
  { name: 'home', path: '/', budget: { ...EVERY_PAGE, script: 126_000 } },
  { name: 'category', path: '/silver/us-silver-coins', budget: { ...EVERY_PAGE, script: 126_000 } },
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
const weights = await Promise.all(PAGES.map(({ path }) => weigh(browser, path || product)));
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

async function weigh(in_: Browser, path: string): Promise<Weight> {
  const context = await in_.newContext({ viewport: { width: 412, height: 915 } });
  // Measures a visit without the contract check, as 99 of 100 visits are.
  await context.addInitScript(() => (Math.random = () => 0.5));
  const page = await context.newPage();
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const weight: Weight = { script: 0, style: 0, html: 0, inline: 0 };
  for (const response of loaded) {
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
