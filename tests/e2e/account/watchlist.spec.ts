import type { Page } from '@playwright/test';

import { EAGLE, LISTING } from '../cart/cart-steps.ts';
import { signsInByForm } from '../customers.ts';
import { expect, inSight, opens, test } from '../shopper.ts';

const WATCHLIST = '/myaccounts/watchlist';

function heart(page: Page, name = EAGLE.name) {
  return page.getByRole('button', { name: `Watch ${name}`, exact: true }).first();
}

function products(page: Page) {
  return page.getByRole('region', { name: 'Products' });
}

test('a guest is asked to sign in, and comes back with the coin on the list', async ({
  page,
  heard,
}) => {
  await opens(page, LISTING);
  await heart(page).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=.*searchkey.*&watch=1$/);
  await expect(page.getByRole('main')).toContainText('What you chose is then on it.');
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL(LISTING);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(heard).toContain(`${EAGLE.name} is on your watchlist.`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest’s heart leads through the sign-in page to the list', async ({ page }) => {
    await page.goto(LISTING);
    await heart(page).click();
    await signsInByForm(page, 'clara');
    await expect(page).toHaveURL(LISTING);
    await page.goto(WATCHLIST);
    await expect(products(page)).toContainText(EAGLE.name);
    await expect(page.getByRole('button', { name: `More for ${EAGLE.name}` })).toBeHidden();
    await inSight(page).getByText(`Write to me at a lower price, ${EAGLE.name}`).click();
    const item = products(page).getByRole('listitem').filter({ hasText: EAGLE.name });
    await expect(item.getByLabel('Target price in dollars')).toBeVisible();
    await page.getByRole('button', { name: `Remove, ${EAGLE.name}` }).click();
    await expect(products(page).getByRole('heading', { name: EAGLE.name })).toHaveCount(0);
  });
});
