import type { Page } from '@playwright/test';

import { expect, inSight, test, turns } from '../shopper.ts';

/** A search field, and a combobox once its script runs; its list has the same name. */
function box(page: Page) {
  return page.getByLabel('Search products', { exact: true }).and(page.locator('input'));
}

test('a search that is typed before the scripts are there is not lost', async ({ page }) => {
  await page.goto('/');
  await box(page).pressSequentially('silver eagle', { delay: 30 });
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search/searchresults?searchkey=silver+eagle');
  await expect(page).toHaveTitle(
    /^silver eagle: [\d,]+ products \| Search \| Bold Precious Metals$/,
  );
});

test('§8 a search that fails can be tried again', async ({ page }) => {
  // A page that asks for no products of its own.
  await page.goto('/site-map');
  await turns(page, 'fail:getProducts');
  let answered = 0;
  page.on('response', (answer) => {
    if (answer.url().includes('/GetProducts?')) answered++;
  });
  const response = await page.goto('/search/searchresults?searchkey=eagle');
  expect(response?.status()).toBe(503);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(inSight(page).getByText('Failed to fetch search results').first()).toBeVisible();
  // The page requests once more, including the transport's retries.
  await expect.poll(() => answered).toBe(3);
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(again).toBeVisible();
  await turns(page, '');
  await again.click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box is a form', async ({ page }) => {
    await page.goto('/silver-bullion');
    await box(page).fill('maple');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search/searchresults?searchkey=maple');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  for (const { name, path } of [
    { name: 'a search without a result', path: '/search/searchresults?searchkey=qqqqzzzz' },
    { name: 'a search without words', path: '/search/searchresults?searchkey=' },
    { name: 'an address that leads nowhere', path: '/no-such-page' },
  ]) {
    test(`${name} leads on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: 'Gold coins' })).toBeVisible();
    });
  }
});
