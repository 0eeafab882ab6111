import { setTimeout as pause } from 'node:timers/promises';

import type { ElementHandle, EvaluateFunc, Page } from 'puppeteer-core';

/** A cap, not a measure: a busy machine stands still for seconds. */
export const PATIENCE_MS = 30_000;
/** React's error where the HTML is not what it renders; it then renders the page, or a part, again. */
export const MISMATCH = 'React error #418';
const LOOK_EVERY_MS = 50;

/**
 * Asks a page until it has an answer. In Firefox the waiting functions of the driver need
 * `unsafe-eval`, which the store's policy does not allow.
 */
export async function until<Given extends unknown[], Found>(
  page: Page,
  ask: (...given: Given) => Found,
  ...given: Given
): Promise<NonNullable<Found>> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    // A page that is being left answers with an error.
    const found = await page.evaluate(ask as EvaluateFunc<Given>, ...given).catch(() => undefined);
    if (found) return found as NonNullable<Found>;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('waited in vain');
}

/** Presses the element with the pointer. */
export async function press(page: Page, selector: string): Promise<void> {
  const found = await page.evaluateHandle((wanted) => document.querySelector(wanted), selector);
  await (found.asElement() as ElementHandle<Element>).click();
}

/** Pages report each failed hydration to the store, which prints it: here it is expected. */
export async function silenceReports(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => (navigator.sendBeacon = () => true));
}
