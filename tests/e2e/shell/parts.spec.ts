import { expect, test } from '../shopper.ts';

test.use({ javaScriptEnabled: false });

test('every part of the home page and of a product is in the HTML', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What customers say' })).toBeVisible();
  await page.goto('/product/301470/2026-1-oz-british-silver-britannia-coin-bu');
  await expect(page.getByRole('heading', { name: 'Similar products' })).toBeVisible();
});
