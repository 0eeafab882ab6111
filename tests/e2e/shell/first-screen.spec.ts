import { EAGLE, leftInCart, MAPLE } from '../cart/cart-steps.ts';
import type { Locator, Page } from '@playwright/test';

import { signsIn } from '../customers.ts';
import { expect, opens, test } from '../shopper.ts';

/** Price, quantity and the button that matters are in the first screen, and a few Tab presses away. */

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

const PRODUCTS = {
  'one stock': `/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`,
  'three stocks': '/product/301470/2026-1-oz-british-silver-britannia-coin-bu',
  'a sale and sizes': '/product/461372/sterling-silver-1-5-mm-singapore-chain',
};

/** The one with the most controls: `npm run test:e2e` takes the others. */
const ONE_OF_THEM = 'a sale and sizes';

/** Low windows, where not everything fits. */
const LOW = [
  { width: 768, height: 600 },
  { width: 1280, height: 600 },
];

for (const [kind, path] of Object.entries(PRODUCTS)) {
  test(
    `a product with ${kind} is bought in its first screen, at most five stops from its name`,
    { tag: kind === ONE_OF_THEM ? [] : '@rare' },
    async ({ page }) => {
      await opens(page, path);
      const button = page.getByRole('button', { name: /^Add to cart/ }).first();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(button).toBeInViewport({ ratio: 1 });
        if (size.width < 1024) continue;
        await expect(page.locator('.price-now')).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toBeInViewport({
          ratio: 1,
        });
      }
      for (const size of [...SIZES, ...LOW]) {
        await page.setViewportSize(size);
        expect(await coveredControls(page), 'controls under something else').toEqual([]);
      }
      await page.getByRole('heading', { level: 1 }).focus();
      for (let stop = 0; stop < 5 && !(await isFocused(button)); stop++) {
        await page.keyboard.press('Tab');
      }
      await expect(button).toBeFocused();
    },
  );
}

/** The lowest place of the first price of a list, in px. */
const PRICE_WITHIN = [
  { width: 1440, height: 900, most: 620 },
  { width: 1366, height: 768, most: 640 },
  { width: 1024, height: 768, most: 640 },
  { width: 390, height: 844, most: 420 },
];

test('the first price of a list comes soon, and a phone shows three whole products', async ({
  page,
}) => {
  await opens(page, '/silver/1-oz-silver-coins');
  for (const { width, height, most } of PRICE_WITHIN) {
    await page.setViewportSize({ width, height });
    const bottom = await page
      .locator('.unit-prices')
      .first()
      .evaluate((prices) => prices.getBoundingClientRect().bottom);
    expect(bottom, `${width} px`).toBeLessThanOrEqual(most);
  }
  await expect(page.locator('.product-card').nth(2)).toBeInViewport({ ratio: 1 });
});

test('total and Checkout come first in the cart', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x2i:${MAPLE.id}x1i:`);
  await opens(page, '/cart/cart');
  const button = page.getByRole('button', { name: 'Checkout' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^By check, wire or eCheck/)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
});

test('on a phone the lines of the cart come soon, and are small', async ({ page }) => {
  await signsIn(page, 'clara');
  await page.setViewportSize({ width: 390, height: 844 });
  await opens(page, '/cart/cart');
  const lines = page.locator('.cart-line');
  const boxes = async () =>
    lines.evaluateAll((all) =>
      all.map((line) => {
        const { top, height } = line.getBoundingClientRect();
        const [tick, name] = ['input[type="checkbox"]', 'h3 a'].map((of) => {
          const box = line.querySelector(of)?.getClientRects()[0];
          return box ? box.top + box.height / 2 : Number.NaN;
        });
        return { top, height, apart: Math.abs(Number(tick) - Number(name)) };
      }),
    );
  for (const isGuest of [false, true]) {
    if (isGuest) {
      await page.context().clearCookies();
      await leftInCart(page, `${EAGLE.id}x2i:${MAPLE.id}x1i:`);
      await opens(page, '/cart/cart');
    }
    const all = await boxes();
    expect(all.length).toBeGreaterThan(1);
    expect(all[0]?.top).toBeLessThanOrEqual(420);
    for (const { height, apart } of all) {
      expect(height).toBeLessThanOrEqual(240);
      expect(apart, 'the tick stands beside the name').toBeLessThan(14);
    }
  }
  await expect(page.getByText('Sign in to move lines to your watchlist')).toHaveCount(1);
});

function isFocused(button: Locator): Promise<boolean> {
  return button.evaluate((element) => element === document.activeElement);
}

/** The names of the purchase's controls in the window that something else covers. */
function coveredControls(page: Page): Promise<string[]> {
  return page
    .locator('.buy-box :is(input:not([type="hidden"]), select, button)')
    .evaluateAll((all) =>
      all
        .filter((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          if (width === 0 || top > innerHeight) return false;
          const hit = document.elementFromPoint(left, top);
          return !hit || !(control.closest('label') ?? control).contains(hit);
        })
        .map((control) => control.getAttribute('name') ?? control.textContent),
    );
}
