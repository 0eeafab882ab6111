import { expect, isInteractive, test } from '../shopper.ts';

test('a shopper walks from a category to a product and puts a coin into the cart', async ({
  page,
  heard,
}) => {
  await page.goto('/silver/us-silver-coins');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('US Silver Coins');
  await isInteractive(page);
  await page.getByRole('link', { name: /2026 1 oz American Silver Eagle Coin BU$/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('2026 1 oz American Silver Eagle Coin BU');
  await expect(heading).toBeFocused();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect
    .poll(heard)
    .toContain('1 × 2026 1 oz American Silver Eagle Coin BU added. Your cart holds 1 item.');
  await expect(page.locator('#cart')).toHaveAccessibleName('Cart 1, 1 item');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper adds a coin and finds it in the cart', async ({ page }) => {
    await page.goto('/silver/us-silver-coins');
    await page
      .getByRole('button', { name: /^Add to cart, 2026 1 oz American Silver Eagle Coin BU$/ })
      .click();
    await expect(page).toHaveURL(/\/cart\/cart/);
    await expect(
      page.getByRole('link', { name: /2026 1 oz American Silver Eagle Coin BU/ }).first(),
    ).toBeVisible();
  });
});
