import type { Browser } from 'puppeteer-core';

import { MISMATCH, PATIENCE_MS, press, silenceReports, until } from './page.ts';
import { TRANSLATOR_SOURCE } from './translator-source.ts';
import { EDITS, type Edit, type startTranslator } from './translator.ts';

type Translated = typeof globalThis & { startTranslator: typeof startTranslator };
type Read = { text: string; at: number };

/** No price moves between the visits. */
const PRODUCT = '/product/301470/2026-1-oz-british-silver-britannia-coin-bu?scenario=market-closed';
/** Crosses a step of the price table. */
const QUANTITY = '25';
const DELAY_MS = 60;
/** Milliseconds without a change after which the page has its new prices, translated too. */
const STILL_MS = 1_000;

/** Changes a quantity in a page that is translated in each way. Returns what is not right. */
export async function findOldPrices(browser: Browser, url: string): Promise<string[]> {
  const original = await digitsAfterChange(browser, url);
  const faults: string[] = [];
  for (const edit of EDITS) {
    const digits = await digitsAfterChange(browser, url, edit).catch(String);
    if (digits !== original) faults.push(`translated by ${edit}: ${digits}, not ${original}`);
  }
  return faults;
}

/** All digits of the page, sorted since languages have another order, and its errors. */
async function digitsAfterChange(browser: Browser, url: string, edit?: Edit): Promise<string> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(MISMATCH)) errors.push(String(error));
  });
  await silenceReports(page);
  await page.goto(url + PRODUCT, { timeout: PATIENCE_MS });
  await until(page, () => document.querySelector('#cart[aria-haspopup="dialog"]') !== null);
  await page.evaluate(TRANSLATOR_SOURCE);
  if (edit) {
    await page.evaluate((options) => void (globalThis as Translated).startTranslator(options), {
      edit,
      delayMs: DELAY_MS,
    });
  }
  await press(page, 'main [name="quantity"]');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(QUANTITY);
  await page.keyboard.press('Tab');
  const words = await until(page, readWhenStill, STILL_MS);
  await page.close();
  const digits = words.match(/\d/g) ?? [];
  return [digits.toSorted().join(''), ...errors].join(' ');
}

/**
 * Runs in the page: its text, once that has not changed for `stillMs`. In Firefox the driver's own wait
 * for a quiet network has timed out after many pages.
 */
function readWhenStill(stillMs: number): string {
  const page = globalThis as typeof globalThis & { lastRead?: Read };
  const text = document.querySelector('main')?.innerText ?? '';
  if (page.lastRead?.text !== text) page.lastRead = { text, at: performance.now() };
  return performance.now() - page.lastRead.at >= stillMs ? text : '';
}
