/**
 * Opens pages of the built store into which foreign programs have put nodes before hydration, in
 * Chromium and Firefox: each kind of node in each place of one page, and each kind once on nine more.
 * Prints a table: `npm run test:foreign`, or `npm run test:foreign -- Firefox` for one browser.
 */
import { launch, type Browser, type Page } from 'puppeteer-core';

import { CHROMIUM_ARGS } from '../../scripts/chromium-args.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { STILL_CLOCK } from '../../scripts/still-clock.ts';
import { findFirefox } from '../engines/firefox.ts';
import { startStore } from '../server/start-store.ts';
import {
  KINDS,
  PLACES,
  plantBeforeHydration,
  sightWhenReady,
  type Kind,
  type Place,
  type Sight,
} from './nodes.ts';

type Load = { path: string; kind: Kind; place: Place };
type Row = { browser: string; page: string; loads: number; redrawn: number; wrong: number };

const FORM = '/signin';
const PAGES = [
  '/',
  '/silver/us-silver-coins',
  '/product/225134/2026-1-oz-american-silver-eagle-coin-bu',
  '/search/searchresults?searchkey=eagle',
  '/cart/cart',
  '/chart/gold-price',
  '/sell-to-us',
  '/company/contact-us',
  '/blogs/what-a-premium-is-made-of',
];
const LOADS: readonly Load[] = [
  ...PLACES.flatMap((place) => KINDS.map((kind) => ({ path: FORM, kind, place }))),
  ...PAGES.flatMap((path, shift) =>
    KINDS.map((kind, index) => {
      const place = PLACES[(index + shift) % PLACES.length] as Place;
      return { path, kind, place };
    }),
  ),
];
/** Pages open at the same time: loads also wait. */
const AT_ONCE = 3;
/** A cap, not a measure: a busy machine stands still for seconds. */
const PATIENCE_MS = 30_000;
const REFUSAL = 'Please enter an email id to connect with Bold.';
/** React's error where the HTML is not what it renders; it then renders the page again. */
const MISMATCH = 'React error #418';
/** What the policy of the page refuses to nodes that no extension of a real browser has put in. */
const REFUSED = /Content[- ]Security[- ]Policy/;

const BROWSERS = {
  Chromium: () =>
    launch({ executablePath: findChromium() ?? '/usr/bin/chromium', args: CHROMIUM_ARGS }),
  Firefox: () => launch({ browser: 'firefox', executablePath: findFirefox() ?? 'firefox' }),
};

const [wanted] = process.argv.slice(2);
const store = await startStore({
  MOCK_CLOCK: STILL_CLOCK,
  THROTTLE: 'off',
  REPORTS_MODULE: 'tests/engines/print-report.ts',
});
const rows: Row[] = [];
const faults: string[] = [];
for (const [name, start] of Object.entries(BROWSERS)) {
  if (!wanted || wanted === name) await tryIn(name, await start());
}
store.stop();
console.table(rows);
for (const fault of faults) console.log(fault);
console.log(`${rows.reduce((sum, { loads }) => sum + loads, 0)} loads, ${faults.length} wrong`);
process.exit(faults.length > 0 ? 1 : 0);

async function tryIn(name: string, browser: Browser): Promise<void> {
  await chooseSettings(browser);
  const untouched = new Map<string, string>();
  for (const path of [FORM, ...PAGES]) {
    const { sight } = await look(browser, path);
    untouched.set(path, sight);
    rows.push({ browser: name, page: path, loads: 0, redrawn: 0, wrong: 0 });
  }
  const left = [...LOADS];
  const works = Array.from({ length: AT_ONCE }, async () => {
    for (let load = left.shift(); load; load = left.shift()) {
      const { path, kind, place } = load;
      const { sight, errors } = await look(browser, path, load);
      const row = rows.find((each) => each.browser === name && each.page === path) as Row;
      const others = errors.filter((error) => !error.includes(MISMATCH));
      const wrong = sight === untouched.get(path) ? others : [...others, sight];
      row.loads += 1;
      row.redrawn += errors.length > others.length ? 1 : 0;
      row.wrong += wrong.length > 0 ? 1 : 0;
      if (wrong.length > 0) faults.push(`${name}, ${path}, ${kind}, ${place}: ${wrong.join('; ')}`);
    }
  });
  await Promise.all(works);
  await browser.close();
}

/** A dark page with large text and prices by card, which React does not render. */
async function chooseSettings(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${store.url}/connect`);
  await page.evaluate(() => {
    localStorage['settings'] = JSON.stringify({ theme: 'dark', text: '150' });
    document.cookie = 'pay=card; path=/';
  });
  await page.close();
}

/** What a page shows, as text, after one of its forms was sent and answered. */
async function look(
  browser: Browser,
  path: string,
  node?: Load,
): Promise<{ sight: string; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) errors.push(message.text());
  });
  try {
    if (node) await page.evaluateOnNewDocument(plantBeforeHydration, node);
    await page.goto(store.url + path, { timeout: PATIENCE_MS });
    const seen = await page.waitForFunction(sightWhenReady, { timeout: PATIENCE_MS });
    const { planted, ...sight } = (await seen.jsonValue()) as Sight;
    await sendForm(page);
    if (planted !== node?.kind) errors.push('the node was not put in');
    return { sight: JSON.stringify(sight), errors };
  } catch (error) {
    return { sight: String(error), errors };
  } finally {
    await page.close();
  }
}

async function sendForm(page: Page): Promise<void> {
  await page.locator('.connect-form button').setTimeout(PATIENCE_MS).click();
  await page.waitForFunction(
    (text: string) => document.querySelector('.connect-form')?.textContent?.includes(text),
    { timeout: PATIENCE_MS },
    REFUSAL,
  );
}
