import type { Page } from '@playwright/test';

import { expect, inSight, opens, tabTo, test, turns } from '../shopper.ts';

const AGAIN = { name: 'Try again' };

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

test('a mistyped address keeps the header and offers a search for its words', async ({ page }) => {
  const response = await page.goto('/silver/american-silver-eegle');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Bold Precious Metals');
  await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
  const field = page.getByLabel('What were you looking for?');
  await expect(field).toHaveValue('american silver eegle');
  await field.press('Enter');
  await expect(page).toHaveURL('/search/searchresults?searchkey=american+silver+eegle');
});

test('while the API is closed every page answers 503 and says when it is back', async ({
  page,
}) => {
  await turns(page, 'maintenance');
  for (const path of ['/', '/silver/us-silver-coins', '/signin', '/cart/cart']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(503);
    expect(response?.headers()['retry-after'], path).toBe('600');
    expect(response?.headers()['cache-control'], path).toBe('private, no-store');
    await expect(heading(page, 'Closed for maintenance')).toBeVisible();
    await expect(inSight(page).getByText('back in 10 minutes')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
  }
  await turns(page, '');
  await page.getByRole('main').getByRole('link', AGAIN).click();
  await expect(heading(page, 'Cart')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('trying again loads the page', async ({ page }) => {
    await turns(page, 'down');
    await page.goto('/silver/us-silver-coins');
    await expect(heading(page, 'This page did not load')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
      'All pages of the store',
    );
    await turns(page, '');
    await page.getByRole('main').getByRole('link', AGAIN).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/coins/i);
  });
});

/** Scrolls and waits for the notice, which loads last. */
async function hasWhatComesLate(page: Page) {
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('region', { name: /^Open hours/ })).toBeVisible();
}

test('a lost connection is announced, can be tried again, and its message goes when it is back', async ({
  page,
  heard,
}) => {
  await opens(page, '/site-map');
  await hasWhatComesLate(page);
  await page.context().setOffline(true);
  const banner = page.getByRole('region', { name: 'Connection' });
  await expect(banner).toContainText('You are offline.');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^You are offline\./));
  await page.getByRole('button', { name: 'Preferences', exact: true }).click();
  const unanswered = 'The store could not be reached. Please try again.';
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText(unanswered),
    'what a press would have to fetch',
  ).toBeInViewport();
  const again = banner.getByRole('button', AGAIN);
  await tabTo(page, again, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContain('Still no connection.');
  await expect(again).toBeFocused();
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(heard).toContain('You are online again.');
});

test(
  'without a connection a new page says so, and a link works when the connection is back',
  { tag: '@rare' },
  async ({ page }) => {
    await opens(page, '/site-map');
    await hasWhatComesLate(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Shop In-Stock' }).click();
    await expect(heading(page, 'No connection')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.context().setOffline(false);
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Gold and silver/ })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Silver', exact: true })).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }),
    ).toBeVisible();
  },
);
