/**
 * Opens pages of the built store into which foreign programs have put nodes before hydration, in
 * Chromium and Firefox: each kind of node in each place of one page, and each kind once on nine more.
 * Then changes a price in a page that is translated in each way.
 * Prints a table: `npm run test:foreign`, or `npm run test:foreign -- Firefox` for one browser.
 */
import { launch, type Browser, type Page } from 'puppeteer-core';

import { CHROMIUM_ARGS } from '../../scripts/chromium-args.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { STILL_CLOCK } from '../../scripts/still-clock.ts';
import { findFirefox } from '../engines/firefox.ts';
import { startStore } from '../server/start-store.ts';
import {
  hasAllSections,
  KINDS,
  PLACES,
  plantBeforeHydration,
  sightWhenReady,
  type Kind,
  type Place,
} from './nodes.ts';
import { MISMATCH, PATIENCE_MS, press, silenceReports, until } from './page.ts';
import { findOldPrices } from './translated-price.ts';

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
const REFUSAL = 'Please enter an email id to connect with Bold.';
/**
 * The policy refuses styles that no extension has put in. A form that is sent before React has
 * rendered the page again is answered by a page with a status of its own.
 */
const EXPECTED = /Content[- ]Security[- ]Policy|^Failed to load resource/;

/** `atOnce` are pages open at the same time: loads also wait. Firefox opens one after the other. */
const BROWSERS = {
  Chromium: {
    atOnce: 3,
    start: () =>
      launch({ executablePath: findChromium() ?? '/usr/bin/chromium', args: CHROMIUM_ARGS }),
  },
  Firefox: {
    atOnce: 1,
    start: () => launch({ browser: 'firefox', executablePath: findFirefox() ?? 'firefox' }),
  },
};

const [wanted] = process.argv.slice(2);
const store = await startStore({
  MOCK_CLOCK: STILL_CLOCK,
  THROTTLE: 'off',
});
const rows: Row[] = [];
const faults: string[] = [];
for (const [name, { start, atOnce }] of Object.entries(BROWSERS)) {
  if (!wanted || wanted === name) await tryIn(name, await start(), atOnce);
}
store.stop();
console.table(rows);
for (const fault of faults) console.log(fault);
console.log(`${rows.reduce((sum, { loads }) => sum + loads, 0)} loads, ${faults.length} wrong`);
process.exit(faults.length > 0 ? 1 : 0);

async function tryIn(name: string, browser: Browser, atOnce: number): Promise<void> {
  await chooseSettings(browser);
  const untouched = new Map<string, string>();
  for (const path of [FORM, ...PAGES]) {
    const { sight, errors } = await look(browser, path);
    if (errors.length > 0) throw new Error(`${name}, ${path}: ${errors.join('; ')}`);
    untouched.set(path, sight);
    rows.push({ browser: name, page: path, loads: 0, redrawn: 0, wrong: 0 });
  }
  const left = [...LOADS];
  const works = Array.from({ length: atOnce }, async () => {
    for (let load = left.shift(); load; load = left.shift()) {
      const { path, kind, place } = load;
      const { sight, errors } = await look(browser, path, load);
      const row = rows.find((each) => each.browser === name && each.page === path) as Row;
      const others = errors.filter((error) => !error.includes(MISMATCH));
      const wrong = sight === untouched.get(path) ? others : [...others, `shows ${sight}`];
      row.loads += 1;
      row.redrawn += errors.length > others.length ? 1 : 0;
      row.wrong += wrong.length > 0 ? 1 : 0;
      if (wrong.length > 0) faults.push(`${name}, ${path}, ${kind}, ${place}: ${wrong.join('; ')}`);
    }
  });
  await Promise.all(works);
  const old = await findOldPrices(browser, store.url);
  faults.push(...old.map((fault) => `${name}, ${fault}`));
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
  const note = (text: string) => EXPECTED.test(text) || errors.push(text);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  try {
    await silenceReports(page);
    if (node) await page.evaluateOnNewDocument(plantBeforeHydration, node);
    await page.goto(store.url + path, { timeout: PATIENCE_MS, waitUntil: 'domcontentloaded' });
    const { planted, ...sight } = await until(page, sightWhenReady);
    await until(page, hasAllSections);
    await sendForm(page);
    if (planted !== node?.kind) errors.push('the node was not put in');
    return { sight: JSON.stringify(sight), errors };
  } catch (error) {
    return { sight: '', errors: [...errors, String(error)] };
  } finally {
    await page.close();
  }
}

async function sendForm(page: Page): Promise<void> {
  await press(page, '.connect-form button');
  await until(
    page,
    (text) => document.querySelector('.connect-form')?.textContent.includes(text),
    REFUSAL,
  );
}
