import type { Page } from '@playwright/test';

import { signsIn } from '../customers.ts';
import { expect, opens, test, turns } from '../shopper.ts';

function earlier(page: Page) {
  return page.getByRole('region', { name: 'Your earlier searches' });
}

test('a customer goes back to an earlier search, and clears them all by keyboard', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opens(page, '/search/searchresults?searchkey=');
  await expect(earlier(page).getByRole('link').first()).toBeVisible();
  const before = await earlier(page).getByRole('link').allTextContents();
  await earlier(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: `“${before[0]}”` })).toBeVisible();

  const noted = page.waitForResponse('**/GetRecentSearches?keyword=buffalo');
  await opens(page, '/search/searchresults?searchkey=buffalo');
  await noted;
  await opens(page, '/search/searchresults?searchkey=');
  await expect(earlier(page).getByRole('link').first()).toHaveText('buffalo');

  await opens(page, '/search/searchresults?searchkey=xyzzy');
  const clear = earlier(page).getByRole('button', { name: 'Clear your earlier searches' });
  await expect(earlier(page).getByRole('link', { name: 'xyzzy' })).toHaveCount(0);
  await turns(page, 'fail:deleteRecentSearches');
  await clear.press('Enter');
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Your earlier searches are not cleared\. /));
  await expect(clear).toBeFocused();

  await turns(page, '');
  await clear.press('Enter');
  await expect(earlier(page).getByRole('heading')).toBeFocused();
  await expect(earlier(page)).toContainText('Your earlier searches are cleared.');
  await expect.poll(heard).toContain('Your earlier searches are cleared.');
  await opens(page, '/search/searchresults?searchkey=');
  await expect(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await expect(earlier(page)).toHaveCount(0);
});

test('a guest has no earlier searches', async ({ page }) => {
  await opens(page, '/search/searchresults?searchkey=');
  await expect(page.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
  await expect(earlier(page)).toHaveCount(0);
});
