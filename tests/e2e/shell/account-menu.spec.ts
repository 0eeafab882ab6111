import type { Page } from '@playwright/test';

import { isCustomer } from '../cart/cart-steps.ts';
import { expect, opens, tabTo, test } from '../shopper.ts';

function greeting(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Hello, Nora Your account' });
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Your account' });
}

test('§2 the greeting opens the account menu by keyboard; Escape gives the focus back', async ({
  page,
}) => {
  await isCustomer(page);
  await opens(page, '/site-map');
  await expect(greeting(page)).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, greeting(page));
  await page.keyboard.press('Enter');
  await expect(greeting(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('listitem')).toHaveText([
    'Account Settings',
    'Order History',
    'Watchlist',
    'Portfolio',
    'Logout',
  ]);
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Account Settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(greeting(page)).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('#cart'));
  await expect(menu(page), 'whoever goes on leaves it').toBeHidden();
});

test('§2 every entry of the account menu leads to its page', async ({ page }) => {
  await isCustomer(page);
  await opens(page, '/site-map');
  for (const [entry, path] of [
    ['Account Settings', '/myaccounts/accountsettings'],
    ['Order History', '/orders/order-history'],
    ['Watchlist', '/myaccounts/watchlist'],
    ['Portfolio', '/bold-bullion-portfolio'],
  ] as const) {
    await greeting(page).click();
    await menu(page).getByRole('link', { name: entry }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menu(page)).toBeHidden();
  }
});
