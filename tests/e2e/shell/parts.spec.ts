// Playwright's own `test`: React logs errors that a boundary has caught, and ours fails on those.
import { expect, test, type Page } from '@playwright/test';
import { inSight, opens, turns } from '../shopper.ts';

const PRODUCT = '/product/301470/2026-1-oz-british-silver-britannia-coin-bu';

/** Operations that supply one part of a page, and the message that replaces the part. */
const PARTS = [
  {
    operation: 'getSpotPrices',
    path: '/site-map',
    says: 'Spot prices are not available right now.',
  },
  { operation: 'getProducts', path: '/', says: 'These products could not be loaded.' },
  { operation: 'getCustomerReviews', path: '/', says: /could not be (shown|loaded)/ },
  { operation: 'getCustomerReviews', path: PRODUCT, says: /could not be (shown|loaded)/ },
  { operation: 'getSpotHistory', path: '/chart/gold-price', says: 'The chart could not be shown.' },
] as const;

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

for (const { operation, path, says } of PARTS) {
  test(`a malformed answer of ${operation} leaves the rest of ${path} as it is`, async ({
    page,
  }) => {
    await turns(page, `malformed:${operation}`);
    await opens(page, path);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText('This page did not load');
    await expect(inSight(page).getByText(says).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
  });
}

test('a part that could not be shown can be tried again more than once', async ({ page }) => {
  await turns(page, 'malformed:getSpotHistory');
  await opens(page, '/chart/gold-price');
  const again = page.getByRole('button', { name: 'Try again to show: The chart' });
  await expect(again).toBeVisible();
  // The message stays while it is tried again: only the answer tells that it was.
  await Promise.all([page.waitForResponse(/GetSpotHistory/), again.click()]);
  await expect(inSight(page).getByText('The chart could not be shown.').first()).toBeVisible();
  await expect(again).toBeEnabled();
  await turns(page, '');
  await again.click();
  await expect(inSight(page).getByText('Show as table')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every part of the home page and of a product is in the HTML', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'What customers say' })).toBeVisible();
    await page.goto(PRODUCT);
    await expect(page.getByRole('heading', { name: 'Similar products' })).toBeVisible();
  });
});
