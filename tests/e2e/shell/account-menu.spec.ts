import type { Locator, Page } from '@playwright/test';

import { isCustomer } from '../cart/cart-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, opens, test } from '../shopper.ts';
import { workOfPresses } from '../work-of-page.ts';

function greeting(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Hello, Nora Your account' });
}

function bell(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
}

/** Opens the cart with a name in its HTML: a page waits 300 ms for it, which may be too short here. */
async function opensNamed(page: Page, name: Locator): Promise<void> {
  await expect(async () => {
    await page.goto('/cart/cart', { waitUntil: 'commit' });
    await expect(name).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Your account' });
}

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

test('a page of a customer has name, messages and figures in its HTML, and its script keeps them', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/a\/.*\.js$/, async (route) => {
    // Modules are fetched as `cors`; the early script holds up the page itself.
    const { 'sec-fetch-mode': mode } = await route.request().allHeaders();
    if (mode === 'cors') await held;
    await route.continue();
  });
  const named = page.getByRole('button', { name: 'Hello, Clara Your account' });
  await opensNamed(page, named);
  await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d unread$/);
  await expect(page.getByRole('banner')).toContainText(/Total Assets \$[\d,.]+/);
  await bell(page).evaluate((button) => button.setAttribute('data-first', ''));
  // The script of a customer's corner asks for their preferences.
  const hydrated = page.waitForRequest('**/api/Customer/GetPreferences');
  send();
  await hydrated;
  await bell(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(page).toHaveURL('/cart/cart');
  await expect(bell(page)).toHaveAttribute('data-first');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the name leads to the account, and the bell to the messages', async ({ page }) => {
    await isCustomer(page);
    await opensNamed(page, greeting(page));
    await greeting(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
    await opensNamed(page, greeting(page));
    await bell(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  });
});

test(
  'on a slow machine the menu opens within 200 ms of work, and closes within 50',
  { tag: '@rare' },
  async ({ page }) => {
    await isCustomer(page);
    await opens(page, '/site-map');
    await greeting(page).press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Watchlist' })).toBeVisible();
    const toggle = () => page.keyboard.press('Enter');
    const opening = await workOfPresses(page, Array(5).fill(toggle), toggle);
    await expect(menu(page), 'every press opened it').toBeVisible();
    await toggle();
    const closing = await workOfPresses(page, Array(5).fill(toggle), toggle);
    await expect(menu(page), 'every press closed it').toBeHidden();
    expect(opening.middle, opening.each).toBeLessThan(200);
    expect(closing.middle, closing.each).toBeLessThan(50);
  },
);
