import { signsIn } from '../customers.ts';
import { expect, opens, test } from '../shopper.ts';

const PHONE = { width: 390, height: 844 };

test('on a phone the header leaves the screen to the page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await opens(page, '/silver-bullion');
  const banner = page.getByRole('banner');
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  const lines = (text: string) => banner.getByText(text, { exact: true }).evaluate(lineCount);
  const promise =
    'FREE SHIPPING ON DOMESTIC ORDERS - $199 or more, FULLY INSURED DOMESTIC & INTERNATIONAL ORDERS.';
  expect(await top()).toBeLessThanOrEqual(150);
  expect(await lines(promise)).toBe(2);
  await expect(banner.getByText('Hello, Guest!')).toBeInViewport({ ratio: 1 });
  await expect(banner.getByText(/^\$\d\d\.\d\d$/).first()).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await lines('Bold Precious Metals')).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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

test('a customer logs out in the menu of a phone', async ({ page }) => {
  await signsIn(page, 'clara');
  await page.setViewportSize(PHONE);
  await opens(page, '/site-map');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the search opens and searches, and nothing offers to close the banner', async ({
    page,
  }) => {
    await page.goto('/site-map');
    await expect(page.getByRole('button', { name: 'Close this banner' })).toBeHidden();
    await page.getByRole('button', { name: 'Open search' }).click();
    await page.getByLabel('Search products').fill('maple');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/searchresults?searchkey=maple');
  });
});

/** Runs in the page: the number of lines of an element's text. */
function lineCount(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
