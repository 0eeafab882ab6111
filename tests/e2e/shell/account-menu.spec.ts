import type { Locator, Page } from '@playwright/test';

import { isCustomer } from '../cart/cart-steps.ts';
import { expect, opens, tabTo, test } from '../shopper.ts';
import { workOfPresses } from '../work-of-page.ts';

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
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Account Settings' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Order History' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(greeting(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu(page)).toBeVisible();
  await tabTo(page, page.locator('#cart'));
  await expect(menu(page), 'focus outside closes it').toBeHidden();
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

function edges(element: Locator) {
  return element.evaluate((drawn) => {
    const { top, right, bottom } = drawn.getBoundingClientRect();
    return { top, right, bottom };
  });
}

test('§2 the account menu stands under its button; a press outside or on the button closes it', async ({
  page,
}) => {
  await isCustomer(page);
  await opens(page, '/site-map');
  await greeting(page).click();
  await expect(menu(page).getByRole('link', { name: 'Watchlist' })).toBeVisible();
  const button = await edges(greeting(page));
  const opened = await edges(menu(page));
  expect(opened.top).toBeCloseTo(button.bottom, 0);
  expect(opened.right).toBeCloseTo(button.right, 0);
  await page.getByRole('main').click({ position: { x: 4, y: 300 } });
  await expect(menu(page)).toBeHidden();
  await expect(greeting(page)).toHaveAttribute('aria-expanded', 'false');

  await greeting(page).click();
  await expect(menu(page)).toBeVisible();
  await greeting(page).click();
  await expect(menu(page)).toBeHidden();
});

test('the account menu is fetched at the first press, which the button shows at once', async ({
  page,
}) => {
  await isCustomer(page);
  await opens(page, '/site-map');
  await expect(greeting(page)).toBeVisible();
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/a\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await greeting(page).dispatchEvent('click');
  await expect(greeting(page)).toHaveAttribute('aria-busy', 'true');
  await expect(menu(page)).toBeHidden();
  send();
  await expect(menu(page).getByRole('link', { name: 'Watchlist' })).toBeVisible();
  await expect(greeting(page)).not.toHaveAttribute('aria-busy');
});

test('each press on the greeting is answered within 50 ms on a slow machine', async ({ page }) => {
  await isCustomer(page);
  await opens(page, '/site-map');
  await greeting(page).press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Watchlist' })).toBeVisible();
  const toggle = () => page.keyboard.press('Enter');
  const { middle, each } = await workOfPresses(page, Array(11).fill(toggle));
  expect(middle, each).toBeLessThan(50);
  await expect(menu(page), 'closed by every other press').toBeHidden();
});
