import type { Page } from '@playwright/test';

import { isCustomer } from '../cart/cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';
import { workOfPresses } from '../work-of-page.ts';

function greeting(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Hello, Nora Your account' });
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
