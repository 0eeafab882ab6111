import type { Page } from '@playwright/test';

import { sentState } from '#features/sell/request/sent-state.ts';
import { CHECKOUT_SCREENS, COLLECTOR_SCREENS, GUEST_SCREENS, PLACED } from '#tests/a11y/screens.ts';

import { comesToReview } from '../checkout/payment-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, isInteractive, opens, test } from '../shopper.ts';
import { storedValues, TO_CANCEL } from './stored-values.ts';

/**
 * The server's HTML knows neither the history, the storage, the clock nor the window. If React draws
 * any of it before hydration has ended, it reports an error, and `shopper.ts` fails the test.
 */

const CART = '/cart/cart';
const CANCEL = `/orders/orderdetails/${TO_CANCEL}/cancel`;
const DAY_MS = 86_400_000;

/** Fills the storage of the browser, and sets a clock that is a day ahead, before each page. */
async function remembersAll(page: Page, cart = ''): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  const cookies = { coupon: 'THANKS15', pay: 'card', 'page-views': 'allow', ...(cart && { cart }) };
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await page.addInitScript(({ local, session }) => {
    for (const [key, value] of local) localStorage.setItem(key, value);
    for (const [key, value] of session) sessionStorage.setItem(key, value);
  }, storedValues());
}

function isIdle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 })),
  );
}

/** Loads pages one after the other, each until hydration and its effects have ended. */
async function loadsEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await isIdle(page);
      // Loads what comes with the first use.
      await page.mouse.move(200, 200);
      await page.mouse.wheel(0, 400);
      await page.keyboard.press('Tab');
      await isIdle(page);
    });
  }
}

test('a purchase that was just added, and a request that was just sent, are told after a reload', async ({
  page,
  heard,
}) => {
  const main = page.getByRole('main');
  await signsIn(page, 'clara');
  await opens(page, '/bold-bullion-portfolio/add?product=225134');
  const typed = { Dealer: 'Corner Coin', 'Bought on': '03/13/2026', 'How many': '5' };
  for (const [label, text] of Object.entries(typed)) await main.getByLabel(label).fill(text);
  await main.getByLabel('Price of one').fill('88.50');
  await page.keyboard.press('Enter');
  const added = main.getByText(/^5 × 2026 1 oz American Silver Eagle.* Add another$/);
  await expect(added).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeFocused();
  await page.reload();
  await isInteractive(page);
  await expect(added).toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^5 × 2026 1 oz American/));

  await page.goto('/sell-to-us/request');
  const state = sentState({ number: 'SELL-7', sentAt: '2026-11-18T16:00:00Z' });
  await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), state);
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Request SELL-7$/);
  await expect(page).toHaveTitle(/^Request sent/);
});

test('with all that the store keeps in a browser, and a clock that runs ahead, a cart and an order load', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await remembersAll(page);
  await opens(page, CART);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(page.getByText(/^THANKS15 takes/)).toBeVisible();
  await opens(page, CANCEL);
  await expect(page.getByLabel('Why do you cancel?')).toHaveValue('Ordered twice');
});

test.describe('every screen loads with all that the store keeps in a browser', () => {
  // Neither the language, the time zone nor the width is what the server draws for.
  test.use({
    locale: 'de-DE',
    timezoneId: 'Pacific/Kiritimati',
    viewport: { width: 360, height: 900 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });

  test('for a guest', { tag: '@rare' }, async ({ page }) => {
    await remembersAll(page, 'elsewhere');
    // A scenario holds for all later pages.
    const paths = Object.values(GUEST_SCREENS).filter((path) => !path.includes('scenario='));
    await loadsEach(page, [...paths, '/glossary#premium']);
  });

  test('for a collector', { tag: '@rare' }, async ({ page }) => {
    await signsIn(page, 'clara');
    await remembersAll(page);
    await loadsEach(page, [...Object.values(COLLECTOR_SCREENS), CART, '/', '/deals']);
  });

  test('in a checkout', { tag: '@rare' }, async ({ page }) => {
    await signsIn(page, 'clara');
    await comesToReview(page);
    await remembersAll(page);
    for (const path of Object.values(CHECKOUT_SCREENS)) {
      await loadsEach(page, [path]);
      await expect(page).toHaveURL(path);
    }
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('button', { name: /^Place/ }).click();
    await expect(page).toHaveURL(new RegExp(PLACED));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  });
});

test(
  'a page that failed loads in a browser that takes itself for offline',
  { tag: '@rare' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => false }),
    );
    await page.goto('/legals/returns?scenario=fail:getContentPage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  },
);
