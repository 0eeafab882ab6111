import type { Page } from '@playwright/test';

import { opens, turns } from './cart-steps.ts';
import { expect, test } from './shopper.ts';

const CLARA = { emailId: 'clara.whitfield@example.com', password: 'Maple-Leaf9' };

async function isClara(page: Page): Promise<void> {
  await page.request.post('/api/Authentication/SignIn', { data: CLARA });
}

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test('a customer sees how her account stands, and the ways on', async ({ page }) => {
  await isClara(page);
  await opens(page, '/myaccounts');
  await expect(part(page, 'You')).toContainText('Clara Whitfield');
  await expect(part(page, 'Last order').getByRole('link', { name: /^Order BPM-/ })).toBeVisible();
  await expect(part(page, 'Messages')).toContainText(/\d+ unread messages?/);
  await expect(part(page, 'Watchlist')).toContainText('3 products');
  const ways = page.locator('main').getByRole('link');
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/myaccounts/accountsettings',
      '/orders/order-history',
      '/myaccounts/inbox',
      '/myaccounts/watchlist',
      '/bold-bullion-portfolio',
    ]),
  );
});

test('a part of the account that fails says so, and the rest stands', async ({ page }) => {
  await isClara(page);
  await turns(page, 'fail:getCustomerOrder');
  await opens(page, '/myaccounts');
  await expect(part(page, 'Last order')).toContainText('We could not load your last order.');
  await expect(part(page, 'Watchlist')).toContainText('3 products');
  await turns(page, '');
  await page.getByRole('button', { name: 'Try again to load your last order' }).click();
  await expect(part(page, 'Last order').getByRole('link', { name: /^Order BPM-/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Last order' })).toBeFocused();
});

test('§6 whoever is not signed in signs in first and comes back', async ({ page }) => {
  await opens(page, '/myaccounts');
  await expect(page).toHaveURL('/signin?returnTo=%2Fmyaccounts');
});
