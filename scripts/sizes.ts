/**
 * Measures the first load of a page: every script until the network is idle, each file compressed
 * with brotli 11, and the page itself. Fails if a page exceeds its budget. 1 kB is 1000 bytes.
 * `--all` measures a page of each kind and the server's time, `--write` also writes `docs/sizes.md`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium, type Browser } from 'playwright';

import { EMAILS, PASSWORD } from '#tests/customers.ts';

import { builtStore } from './built-store.ts';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { ensureChromium } from './find-chromium.ts';
import { budgetedPages, otherPages, type SizedPage } from './sizes/pages.ts';
import { overBudget, row, sizesPage, type Measured } from './sizes/report.ts';
import { visits } from './sizes/visits.ts';
import { scales } from './sizes/weigh.ts';
import { STILL_CLOCK } from './still-clock.ts';

const ANY_FREE_PORT = 0;
/** Pages that are opened at once: each waits until it is silent. */
const AT_ONCE = 9;
const SIZES_PAGE = 'docs/sizes.md';

const { values } = parseArgs({ options: { all: { type: 'boolean' }, write: { type: 'boolean' } } });
const isAll = values.all ?? values.write ?? false;

// The clock is fixed: prices move with the market, and change the size of a page.
process.env['MOCK_CLOCK'] ??= STILL_CLOCK;
process.env['LOG_LEVEL'] ??= 'warn';
if (isAll) {
  // Times are those of making a page, and nobody is asked to come back later.
  process.env['PAGE_CACHE_MB'] = '0';
  process.env['THROTTLE'] = 'off';
}
const { serve } = await builtStore();
const server = await serve(ANY_FREE_PORT);
const visit = visits(server.url);
const budgeted = budgetedPages(await visit.firstProduct());
const own = isAll ? await visit.signIn() : '';
const others = isAll ? await otherPages(budgeted, visit.answers, own) : { pages: [], unopened: [] };
const pages = [...budgeted, ...others.pages];

// Before there is a browser, which would take a processor.
const times: number[] = [];
if (isAll) for (const page of pages) times.push(await visit.time(page, own));

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const measured = await weighAll(browser);
await browser.close();
void server.stop();

console.table(measured.map(row));
if (others.unopened.length > 0) console.log(`Not opened: ${others.unopened.join(' ')}`);
if (values.write) writeFileSync(SIZES_PAGE, sizesPage(measured, others.unopened));
const over = overBudget(measured);
console.log(over > 0 ? `${over} over budget` : 'Every page is within its budget.');
process.exit(over > 0 ? 1 : 0);

async function weighAll(in_: Browser): Promise<Measured[]> {
  const weigh = scales(in_, server.url, await cookiesOf(in_));
  const all: Measured[] = [];
  const queue = pages.entries();
  const worker = async () => {
    for (const [index, page] of queue) all[index] = await measure(page, index);
  };
  const measure = async (page: SizedPage, index: number): Promise<Measured> => {
    const ms = times[index];
    return { page, weight: await weigh(page), ...(ms !== undefined && { ms }) };
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return all;
}

/** The cookies of a customer of the mock backend. */
async function cookiesOf(in_: Browser) {
  const context = await in_.newContext();
  const data = { emailId: EMAILS.clara, password: PASSWORD };
  await context.request.post(`${server.url}/api/Authentication/SignIn`, { data });
  const session = await context.storageState();
  await context.close();
  return session;
}
