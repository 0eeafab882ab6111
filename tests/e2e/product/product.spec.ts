import type { Page } from '@playwright/test';

import { addButton } from '../cart/cart-steps.ts';
import { expect, inSight, test } from '../shopper.ts';

/** On sale, in several lengths. */
const CHAIN = {
  id: 461372,
  name: 'Sterling Silver 1.5 mm Singapore Chain',
  path: '/product/461372/sterling-silver-1-5-mm-singapore-chain',
};

function quantity(page: Page) {
  return page.getByRole('spinbutton', { name: /^Quantity of / });
}

test('a product that was removed leads back to the shop', async ({ page }) => {
  const main = page.getByRole('main');
  const gone = await page.goto('/product/999999/sold-for-good');
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(main).toContainText('the product may have sold for good');
  await main.getByRole('link', { name: 'See all pages of the store' }).click();
  await expect(page).toHaveURL('/site-map');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper sends a choice to see its price, and then adds it', async ({ page }) => {
    await page.goto(CHAIN.path);
    await expect(page.getByRole('timer')).toContainText('Ends Dec 9, 2026');
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Size' }).selectOption('30 in');
    await quantity(page).fill('3');
    await page.getByRole('radio', { name: 'Card or PayPal' }).check();
    await page.getByRole('button', { name: 'Show the prices of this choice' }).click();
    await expect(page).toHaveURL(/\?size=30\+in&quantity=3&payment=card$/);
    await expect(inSight(page).getByText('Total for 3 by card or PayPal')).toBeVisible();

    await addButton(page, CHAIN).first().click();
    await expect(page).toHaveURL(/\/cart\/cart\?did=added/);
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: CHAIN.name });
    await expect(line).toContainText('30 in');
    await expect(line.getByRole('spinbutton')).toHaveValue('3');
  });

  test('a missing size is refused by the server', async ({ page }) => {
    await page.goto(CHAIN.path);
    await addButton(page, CHAIN).first().click();
    await expect(inSight(page).getByText('Choose a size first.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(0);
  });
});
