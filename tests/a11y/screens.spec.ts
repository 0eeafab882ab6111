import type { Page } from '@playwright/test';

import {
  comesToPayment,
  hasOrdered,
  opensPayment,
  orders,
  paysByWire,
} from '../e2e/checkout/payment-steps.ts';
import { signsIn } from '../e2e/customers.ts';
import { expect } from '../e2e/shopper.ts';
import { test } from './a11y-test.ts';
import { ALL_LOOKS, expectNoViolations } from './axe.ts';
import { sidewaysScroll } from './reflow.ts';
import { CHECKOUT_SCREENS, COLLECTOR_SCREENS, GUEST_SCREENS, PLACED } from './screens.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 900 };

/** Screens that one test visits, so that they share a browser window. */
const AT_ONCE = 6;

/** One screen of each kind: all are looked at without a server in screens.browser.test.tsx. */
const ONE_OF_A_KIND = new Set(['home', 'product with tiers, from three stocks']);

for (const part of inParts(wholePages(GUEST_SCREENS))) {
  test(`a guest meets nothing inaccessible: ${namesOf(part)}`, async ({ page }) => {
    for (const [screen, path] of part) {
      await page.context().clearCookies();
      await scans(page, screen, path);
    }
  });
}

for (const part of inParts(wholePages(COLLECTOR_SCREENS))) {
  test(`a customer meets nothing inaccessible: ${namesOf(part)}`, async ({ page }) => {
    await signsIn(page, 'clara');
    for (const [screen, path] of part) await scans(page, screen, path);
  });
}

test(
  'a buyer meets nothing inaccessible, and hears at which step they are',
  { tag: '@rare' },
  async ({ page }) => {
    await signsIn(page, 'clara');
    await comesToPayment(page);
    await opensPayment(page);
    await paysByWire(page);
    for (const [step, path] of Object.entries(CHECKOUT_SCREENS)) {
      await scans(page, step, path);
      await expect(page.locator('[aria-current="step"]')).toHaveText(new RegExp(step));
    }
    await orders(page);
    await hasOrdered(page);
    expect(page.url()).toContain(PLACED);
    await scans(page, 'placed', page.url());
  },
);

/** Opens a screen and scans it, wide and narrow in all looks, else in one of both, by turns. */
async function scans(page: Page, screen: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A page that leads elsewhere, such as to the sign-in page, is not the one to scan.
  expect.soft(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
  const oneOfBoth = path.length % 2 === 0 ? WIDE : NARROW;
  for (const size of ALL_LOOKS ? [WIDE, NARROW] : [oneOfBoth]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `${screen} ${size.width} px`, { whole: screen === 'home' });
  }
  await page.setViewportSize(NARROW);
  expect.soft(await sidewaysScroll(page), `${screen}, wider than its window`).toEqual([]);
}

/** `npm run test:a11y` takes them all. */
function wholePages(screens: Record<string, string>): [name: string, path: string][] {
  return Object.entries(screens).filter(([name]) => ALL_LOOKS || ONE_OF_A_KIND.has(name));
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts = Math.ceil(items.length / AT_ONCE);
  return Array.from({ length: parts }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
}

function namesOf(part: readonly (readonly [string, string])[]): string {
  return part.map(([name]) => name).join(', ');
}
