import type { Browser } from 'puppeteer-core';

import { PATIENCE_MS, press, until } from './page.ts';
import { TRANSLATOR_SOURCE } from './translator-source.ts';
import { EDITS, type Edit, type startTranslator } from './translator.ts';

type Translated = typeof globalThis & { startTranslator: typeof startTranslator };

/** No price moves between the visits. */
const PRODUCT = '/product/301470/2026-1-oz-british-silver-britannia-coin-bu?scenario=market-closed';
/** Crosses a step of the price table. */
const QUANTITY = '25';
const DELAY_MS = 60;

/** Changes a quantity in a page that is translated in each way. Returns what is not right. */
export async function findOldPrices(browser: Browser, url: string): Promise<string[]> {
  const original = await numbersAfterChange(browser, url);
  const faults: string[] = [];
  for (const edit of EDITS) {
    const numbers = await numbersAfterChange(browser, url, edit).catch(String);
    if (numbers !== original) faults.push(`translated by ${edit}: ${numbers}, not ${original}`);
  }
  return faults;
}

/** All numbers of the form, sorted since languages have another order, and the errors of the page. */
async function numbersAfterChange(browser: Browser, url: string, edit?: Edit): Promise<string> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
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
  await page.waitForNetworkIdle({ timeout: PATIENCE_MS });
  const words = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
  await page.close();
  const numbers = words.match(/\d[\d,.]*/g) ?? [];
  return JSON.stringify([...numbers.toSorted(), ...errors]);
}
