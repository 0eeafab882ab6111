import type { Page } from '@playwright/test';

import { signsIn, signsInByForm } from '../customers.ts';
import { expect, opens, test } from '../shopper.ts';

const WARNING = 'Please log in to access your portfolio.';

function tile(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /Manage Portfolio|Total Assets/ });
}

test('§6 a guest is warned, led to the portfolio, and back to it after logging in', async ({
  page,
  heard,
}) => {
  await opens(page, '/');
  await expect(tile(page)).toHaveAccessibleName('Manage Portfolio');
  await tile(page).click();
  await expect(page).toHaveURL('/bold-bullion-portfolio?portfolio=0');
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(WARNING)).toBeVisible();
  await expect.poll(heard).toContain(WARNING);
  await expect(page.getByRole('main').getByText(WARNING)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL('/bold-bullion-portfolio');
  await expect(page.getByRole('region', { name: 'What you hold of each metal' })).toBeVisible();
});

test('§5 a customer with holdings sees Total Assets and Day P/L, and a press is counted if they allow it', async ({
  page,
  baseURL,
}) => {
  await signsIn(page, 'clara');
  await page.context().addCookies([{ name: 'page-views', value: 'allow', url: baseURL ?? '' }]);
  await opens(page, '/silver-bullion');
  await expect(tile(page)).toHaveAccessibleName(
    /^Total Assets \$[\d,]+\.\d\d Day P\/L [+−]?\$[\d,]+\.\d\d (up|down|unchanged)/,
  );
  const told = page.waitForRequest('/api/Portfolio/AddPortfolioClick');
  await tile(page).click();
  expect((await told).postDataJSON()).toEqual({ userId: 'BPM-20417', pageName: 'Top-Header' });
  await expect(page).toHaveURL('/bold-bullion-portfolio?portfolio=0');
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the portfolio is read whole', async ({ page }) => {
    await signsIn(page, 'clara');
    await page.goto('/bold-bullion-portfolio');
    await expect(page.getByRole('row', { name: /^gold [\d,.]+ \$/i })).toBeVisible();
    await expect(page.getByText(/^Silver is \d+ % of what you own, gold \d+ %/)).toBeVisible();
    const shares = page.getByRole('figure', { name: 'Shares of the metals in what you own' });
    await expect(shares.getByRole('listitem')).toContainText(['Silver', 'Gold', 'Platinum']);
    await page.getByRole('link', { name: 'With the premium' }).click();
    await expect(page).toHaveURL(/premium=1/);
  });
});
