import type { Browser, Page } from '@playwright/test';

import { STILL_CLOCK } from '../../scripts/still-clock.ts';
import { leftInCart } from '../e2e/cart/cart-steps.ts';
import { signsIn } from '../e2e/customers.ts';
import { expect, test, turns } from '../e2e/shopper.ts';
import { MAIN_PAGES, OTHER_PAGES, type Step, type TranslatedPage } from './translated-pages.ts';
import { TRANSLATOR_SOURCE } from './translator-source.ts';
import { TRANSLATION_MARK, type startTranslator, type TranslatorOptions } from './translator.ts';

type Translated = typeof globalThis & { startTranslator: typeof startTranslator };

const CART = '225134x3i:466250x1i:';
/** Milliseconds until the translator comes to changed text. */
const DELAY_MS = 60;
/** Milliseconds for which a page has to stay the same after a step. */
const SETTLED_MS = 300;
/** React reports that it renders a page again, which is the right answer to a translation. */
const HYDRATION_FAILED = /React error #(418|423|425)/;
/** Of each visitor's own arrival. Two arrive one after the other, at times in different minutes. */
const HELD = /heldfor[\d,]+moreminutes?,until[\d:]+[AP]M/;
const USUAL: TranslatorOptions = { delayMs: DELAY_MS };
/** Translators that keep the order of a page, so that its text can be compared. */
const TRANSLATORS: TranslatorOptions[] = [
  USUAL,
  { edit: 'renew', delayMs: DELAY_MS },
  { edit: 'replace' },
];

test('a translated page shows no old price, total or state', async ({ browser }) => {
  const [page, original] = [await openPage(browser), await openPage(browser)];
  for (const visited of MAIN_PAGES) {
    await open([page, original], visited);
    await translate(page, USUAL);
    await walkBoth(page, original, visited);
  }
});

for (const visited of [...MAIN_PAGES, ...OTHER_PAGES]) {
  for (const options of OTHER_PAGES.includes(visited) ? [USUAL] : TRANSLATORS) {
    const title = `${visited.name}, translated with ${JSON.stringify(options)}`;
    test(title, { tag: '@rare' }, async ({ browser }) => {
      const [page, original] = [await openPage(browser), await openPage(browser)];
      await open([page, original], visited);
      await translate(page, options);
      await walkBoth(page, original, visited);
    });
  }

  const early = `${visited.name}, translated before its scripts run`;
  test(early, { tag: '@rare' }, async ({ browser }) => {
    const [page, original] = [await openPage(browser), await openPage(browser)];
    await translateEarly(page);
    await open([page, original], visited);
    await walkBoth(page, original, visited);
  });
}

/** The page of another visitor. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await prepare(page);
  page.on('pageerror', ({ message }) => {
    expect.soft(message, 'an uncaught error').toMatch(HYDRATION_FAILED);
  });
  return page;
}

async function prepare(page: Page): Promise<void> {
  await page.clock.setFixedTime(STILL_CLOCK);
  await page.addInitScript(TRANSLATOR_SOURCE);
  await leftInCart(page, CART);
  // No price moves between the visits.
  await turns(page, 'market-closed');
}

async function open(pages: Page[], { path, as }: TranslatedPage): Promise<void> {
  for (const page of pages) {
    if (as) await signsIn(page, as);
    await page.goto(path);
    await isHydrated(page);
  }
}

async function isHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(areControlsHydrated)).toBe(true);
}

/** Runs in the page: React marks what it has hydrated. Some sections wait for the reader. */
function areControlsHydrated(): boolean {
  const late = ':not(#showcase *, section:has(#reviews) *, #reviews *, .about-price *)';
  return [...document.querySelectorAll(`h1, main :is(a, button, select)${late}`)].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );
}

async function translate(page: Page, options: TranslatorOptions): Promise<void> {
  await page.evaluate((given) => {
    (globalThis as Translated).startTranslator(given);
  }, options);
  await expect(page.locator('h1')).toContainText(TRANSLATION_MARK);
}

/** Translates as soon as the page is parsed, and holds back its modules until then. */
async function translateEarly(page: Page): Promise<void> {
  await page.addInitScript((delayMs) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') {
        (globalThis as Translated).startTranslator({ delayMs });
      }
    });
  }, DELAY_MS);
  await page.route('**/a/*.js', async (route) => {
    const isModule = (await route.request().allHeaders())['sec-fetch-mode'] === 'cors';
    if (isModule) await page.locator('html.translated-ltr').waitFor();
    await route.continue();
  });
}

async function walkBoth(page: Page, original: Page, { steps }: TranslatedPage): Promise<void> {
  // Brings the sections that wait for the reader.
  for (const each of [page, original]) {
    await each.evaluate(() => scrollTo(0, 200));
    await each.keyboard.press('Shift');
  }
  await expectSame(page, original, 'at first');
  for (const step of steps) {
    await perform(original, step);
    await perform(page, step);
    await expectSame(page, original, JSON.stringify(step));
  }
}

async function perform(page: Page, step: Step): Promise<void> {
  const control = page.locator(typeof step === 'string' ? step : step.into).first();
  if (typeof step === 'string') {
    await control.evaluate((element: HTMLElement) => element.click());
  } else if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
    await control.selectOption(step.text);
  } else {
    await control.fill(step.text);
    await control.blur();
  }
}

/** Compares when the original has come to rest. */
async function expectSame(page: Page, original: Page, step: string): Promise<void> {
  let last = '';
  const hasSettled = async () => {
    const before = last;
    last = JSON.stringify(await original.evaluate(readPage));
    return last === before;
  };
  await expect.poll(hasSettled, { intervals: [SETTLED_MS] }).toBe(true);
  const difference = async () =>
    compare(await page.evaluate(readPage), await original.evaluate(readPage));
  await expect.poll(difference, { message: step }).toEqual({ old: [], missing: [] });
}

function compare(shown: string[], wanted: string[]) {
  // The state of the market begins with a capital letter, whatever it is.
  const mark = new RegExp(TRANSLATION_MARK, 'gi');
  const lines = shown.map((line) => line.replaceAll(mark, '').replace(HELD, 'held'));
  const aims = wanted.map((line) => line.replace(HELD, 'held'));
  const isAsWanted = lines.join('\n') === aims.join('\n');
  return {
    old: lines.filter((line) => !aims.includes(line)),
    missing: isAsWanted ? [] : aims.filter((line) => !lines.includes(line)).concat('(the order)'),
  };
}

/**
 * Runs in the page: its text by lines, and the values and states of its controls. It leaves out what
 * comes and goes by how far a page is scrolled.
 */
function readPage(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('header, main, #overlays, .toasts')];
  // Items far below the window would have no text.
  for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible';
  const texts = parts.flatMap((part) => part.innerText.split('\n'));
  const controls = parts.flatMap((part) =>
    Array.from(
      part.querySelectorAll<HTMLInputElement>('input, select, [data-stock], [aria-label]'),
    ),
  );
  const states = controls.map(({ name, value, checked, ariaLabel, dataset: { stock } }) =>
    JSON.stringify({ name, value, checked, ariaLabel, stock }),
  );
  return [...texts, ...states].map((line) => line.replaceAll(/\s+/g, '')).filter(Boolean);
}
