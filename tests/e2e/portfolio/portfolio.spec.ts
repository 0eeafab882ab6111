import { getSection } from '#tests/e2e/section.ts';
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
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL('/bold-bullion-portfolio');
  await expect(page.getByRole('heading', { name: 'By metal' })).toBeVisible();
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
    await expect(page.getByRole('row', { name: /^Gold \d+ holdings? \$/ })).toBeVisible();
    await expect(
      page.getByRole('figure', { name: 'Your portfolio in the last year' }),
    ).toBeVisible();
    const link = page.getByRole('link', { name: 'Download all purchases and sales as CSV' });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['cache-control']).toBe('private, no-store');
    expect(await file.text()).toMatch(/^\uFEFFDate,Kind,.+\r\n[\d-]+,Bought,Grandfather’s 10 oz/);
    await expect(page.getByText(/^Silver is \d+ % of what you own, gold \d+ %/)).toBeVisible();
    const shares = page.getByRole('figure', { name: 'Shares of the metals in what you own' });
    await expect(shares.getByRole('listitem')).toContainText(['Silver', 'Gold', 'Platinum']);
    await page.getByRole('link', { name: 'With the premium' }).click();
    await expect(page).toHaveURL(/premium=1/);
  });

  test('a bar from elsewhere is added, and sold elsewhere after a look at its gain', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const types = async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await main.getByLabel(label).fill(text);
    };
    await signsIn(page, 'clara');
    await page.goto('/bold-bullion-portfolio/add');
    await types({ Dealer: 'Corner Coin Shop', Product: 'Old bar', 'Price of one': '30,5' });
    await types({ 'Bought on': '01/06/2025', 'How many': '4', 'Ounces of one': '1' });
    await main.getByLabel('Metal', { exact: true }).selectOption('silver');
    await main.getByRole('button', { name: 'Save and close' }).click();
    const price = main.getByRole('textbox', { name: 'Price of one' });
    await expect(price, 'nothing typed is lost').toHaveValue('30,5');
    await price.fill('30.50');
    await main.getByRole('button', { name: 'Save and close' }).click();
    await expect(
      main.getByText(/^Old bar is added to your portfolio: you hold 4 of it now/),
    ).toBeVisible();

    await main.getByRole('link', { name: 'Old bar', exact: true }).click();
    await types({ 'How many': '1', 'Price of one': '40', 'Sold on': '11/17/2026' });
    const record = main.getByRole('button', { name: /^(Review|Record) the sale$/ });
    await record.click();
    await expect(main.getByText(/\+\$9\.50/).first()).toBeVisible();
    await record.click();
    await expect(main.getByRole('row', { name: /Sold elsewhere/ })).toBeVisible();
  });

  test('a guest reads the sample and calculates, by addresses that nothing keeps', async ({
    page,
  }) => {
    const first = await page.goto('/bold-bullion-portfolio');
    expect(first?.headers()['cache-control']).toBe('private, no-store');
    const main = page.getByRole('main');
    await expect(main.getByText(WARNING)).toBeHidden();
    await expect(
      page.getByText(/^It (rose|fell) [\d.]+ % in the last year, from \$/),
    ).toBeVisible();
    const worth = getSection(page, 'What is my metal worth?');
    await worth.getByLabel('Metal').selectOption('gold');
    await worth.getByLabel('Fineness').selectOption('.9999');
    await worth.getByLabel('Weight').fill('1,000');
    await worth.getByLabel('In', { exact: true }).selectOption('ozt');
    await worth.getByRole('button', { name: 'Work it out' }).click();
    await expect(worth).toContainText('999.9 fine ounces');

    const bought = getSection(page, 'What did it bring me?');
    await bought.getByLabel('Fine ounces').fill('two');
    await bought.getByLabel('Spot when bought').fill('4,100');
    const answer = page.waitForResponse(/ounces=two/);
    await bought.getByRole('button', { name: 'Work it out' }).click();
    expect((await answer).headers()['cache-control']).toBe('private, no-store');
    const ounces = bought.getByLabel('Fine ounces');
    await expect(ounces).toHaveValue('two');
    await expect(ounces).toHaveAccessibleDescription(/Enter the ounces as a number above 0/);
    await expect(worth, 'what the other was asked').toContainText('999.9 fine ounces');
    await ounces.fill('2');
    await bought.getByRole('button', { name: 'Work it out' }).click();
    await expect(bought).toContainText(/You paid \$8,[\d,.]+/);
    await page.getByRole('button', { name: /^Show as table, \d+ rows$/ }).click();
    await expect(page.getByRole('table', { name: /^Worth and cost/ })).toBeVisible();
    await expect(bought).toContainText(/You paid \$8,/);
  });

  test('predictions are changed in a part of the page', { tag: '@rare' }, async ({ page }) => {
    await signsIn(page, 'clara');
    await page.goto('/bold-bullion-portfolio/predictions');
    await page.getByRole('link', { name: 'Change your predictions' }).click();
    await page.getByRole('button', { name: 'Add a quarter' }).click();
    const quarter = page.getByRole('group', { name: 'Second quarter of 2027' });
    await quarter.getByLabel('Best price of silver').fill('84');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const worst = quarter.getByLabel('Worst price of silver');
    await expect(worst).toHaveAccessibleDescription(/^Error: Give a worst price too/);
    await expect(quarter.getByLabel('Best price of silver')).toHaveValue('84');
    await worst.fill('$60.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your predictions are saved.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^June 30, 2027/ })).toContainText('$84.00$60.50');
  });
});
