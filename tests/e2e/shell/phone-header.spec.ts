import type { Page } from '@playwright/test';

import { cartButton } from '../cart/cart-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, opens, test } from '../shopper.ts';

const PHONE = { width: 390, height: 844 };

test('on a phone header and footer leave the screen to the page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await opens(page, '/silver-bullion');
  const banner = page.getByRole('banner');
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  const lines = (text: string) => banner.getByText(text, { exact: true }).evaluate(lineCount);
  const promise =
    'FREE SHIPPING ON DOMESTIC ORDERS - $199 or more, FULLY INSURED DOMESTIC & INTERNATIONAL ORDERS.';
  expect(await top()).toBeLessThanOrEqual(120);
  expect(await lines(promise)).toBe(2);
  await expect(banner.getByText('Hello, Guest!')).toBeInViewport({ ratio: 1 });
  await expect(banner.getByText(/^\$\d\d\.\d\d$/).first()).toBeInViewport({ ratio: 1 });

  expect(await cutPrices(page), 'cut spot prices').toEqual([]);

  const foot = page.getByRole('contentinfo');
  await expect(foot.locator('summary')).toHaveText(['Shop', 'Orders and help', 'Good to know']);
  await expect(foot.getByRole('link', { name: 'Silver', exact: true })).toBeHidden();
  expect(await footerHeight(page)).toBeLessThanOrEqual(640);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await footerHeight(page)).toBeLessThanOrEqual(460);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await cutPrices(page), 'cut spot prices').toEqual([]);
  expect(await lines('Bold Precious Metals')).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('large text wraps, leaves two thirds of a phone to the page below a closed banner, and fits its place', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await page.setViewportSize({ width: 320, height: 568 });
  await opens(page, '/site-map');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const main = page.getByRole('main');
  const top = () => main.evaluate((element) => element.getBoundingClientRect().top);
  const banner = page.getByRole('banner');
  const close = banner.getByRole('button', { name: 'Close this banner' });
  await close.press('Enter');
  await expect(close).toBeHidden();
  expect(await top()).toBeLessThanOrEqual(568 / 3);
  expect(await cutPrices(page), 'cut spot prices').toEqual([]);
  await expect(banner.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport();
  await expect(cartButton(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 1280, height: 720 });
  const tile = banner.getByRole('link', { name: /^Total Assets/ });
  await expect(tile).toBeVisible();
  // The text spacing of WCAG 1.4.12.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const overflows = () =>
    tile.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await overflows()).toBeLessThanOrEqual(0);
});

test('the banner is closed once, by keyboard too, and the focus goes on', async ({ page }) => {
  await opens(page, '/site-map');
  const close = page.getByRole('button', { name: 'Close this banner' });
  await close.press('Enter');
  await expect(close).toBeHidden();
  await expect(page.getByRole('link', { name: 'Bold Precious Metals, home' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(close).toBeHidden();
});

test('on a phone the search is behind its button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await opens(page, '/site-map');
  const opener = page.getByRole('button', { name: 'Open search' });
  const field = page.getByLabel('Search products');
  await expect(field).toBeHidden();
  await opener.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('link', { name: 'Skip to search' }).press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');

  // It does not cover what has the focus.
  await opener.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.keyboard.type('maple');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('maple');
  await expect(field).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the search opens and searches, and nothing offers what needs a script', async ({
    page,
  }) => {
    await page.goto('/site-map');
    await expect(page.getByRole('button', { name: 'Close this banner' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Preferences' })).toBeHidden();
    await page.getByRole('button', { name: 'Open search' }).click();
    await page.getByLabel('Search products').fill('maple');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/searchresults?searchkey=maple');
  });
});

/** The height of the footer in pixels, without the question about counting and the note on prices. */
async function footerHeight(page: Page): Promise<number> {
  const foot = page.getByRole('contentinfo');
  const heights = await foot
    .locator('.site-footer-privacy, .site-footer-note')
    .or(foot)
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  const [whole = 0, ...apart] = heights;
  return apart.reduce((rest, height) => rest - height, whole);
}

/** The spot prices that the end of their line cuts. */
function cutPrices(page: Page): Promise<string[]> {
  return page.locator('.spot-tile').evaluateAll((tiles) => {
    const edge = tiles[0]?.closest('.spot-rail-tiles')?.getBoundingClientRect().right ?? 0;
    return tiles
      .filter((tile) => {
        const { left } = tile.getBoundingClientRect();
        const parts = [...tile.children].map((part) => part.getBoundingClientRect().right);
        return left < edge - 1 && Math.max(...parts) > edge;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Runs in the page: the number of lines of an element's text. */
function lineCount(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
