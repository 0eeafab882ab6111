import { getSection } from '#tests/e2e/section.ts';
import type { Page } from '@playwright/test';

import { EAGLE } from '../cart/cart-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, opens, tabTo, test } from '../shopper.ts';

const IDA = 'ida.berg@example.com';
const GOLD = '/chart/gold-price';
const PRODUCT = `/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`;
const WATCHLIST = '/myaccounts/watchlist';

const sent = `We have sent a link to ${IDA}. Confirm there, and we write to you as soon as gold is below $100.50.`;
const waits = `Confirmed. We write to ${IDA} once, as soon as gold is below $100.50.`;
const stopped = `Stopped. We do not write to ${IDA} about gold.`;

function field(page: Page, name: string) {
  return page.getByRole('main').getByRole('textbox', { name });
}

function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** Opens the link in the last email of the mock backend. */
async function opensLink(page: Page): Promise<void> {
  await page.goto('/development');
  const mail = getSection(page, 'Emails to you').getByRole('listitem').last();
  await expect(mail).toContainText(`, to ${IDA}`);
  await mail.getByRole('link', { name: 'Tell me about the gold price' }).click();
}

test(
  'a guest asks by keyboard to be told of the gold price, starts the alert and stops it',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await opens(page, GOLD);
    await tabTo(page, field(page, 'Price of one troy ounce'));
    await page.keyboard.type('$100.50');
    await page.keyboard.press('Tab');
    await page.keyboard.type(IDA);
    await page.keyboard.press('Enter');
    await expect.poll(heard).toContain(sent);
    await expect(inSight(page).getByText(sent)).toBeVisible();
    await expect(page).toHaveURL(GOLD);

    await opensLink(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me when gold moves');
    await button(page, 'Confirm my email address').click();
    await expect(inSight(page).getByText(waits)).toBeVisible();
    await button(page, 'Do not write to me').click();
    await expect(inSight(page).getByText(stopped)).toBeVisible();
  },
);

test('a guest’s form is in the page that is the same for everybody', async ({ page }) => {
  await signsIn(page, 'clara');
  const html = await (await page.request.get(GOLD)).text();
  expect(html).toContain('name="email"');
  expect(html).not.toMatch(/Clara|whitfield/i);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest asks with forms alone', async ({ page }) => {
    await page.goto(PRODUCT);
    await page.locator('summary').filter({ hasText: 'Tell me at a price' }).click();
    await page.getByRole('link', { name: 'Choose the price, and we write to you' }).click();
    await expect(page).toHaveURL(`/alert/price/${EAGLE.id}`);
    await field(page, 'Price for one').fill('words');
    await field(page, 'Email address').fill(IDA);
    await button(page, 'Tell me by email').click();
    await expect(field(page, 'Price for one')).toHaveAccessibleDescription(/more than 0/);
    await expect(field(page, 'Email address')).toHaveValue(IDA);
    await page.goto(GOLD);
    await field(page, 'Price of one troy ounce').fill('100.50');
    await field(page, 'Email address').fill(IDA);
    await button(page, 'Tell me by email').click();
    await expect(page).toHaveURL('/alert/spot/gold');
    await expect(inSight(page).getByText(sent)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'gold price' }).click();
    await expect(page).toHaveURL(GOLD);
  });

  test('a customer is known by the cookie', async ({ page }) => {
    await signsIn(page, 'clara');
    await page.goto(`/alert/price/${EAGLE.id}`);
    await field(page, 'Price for one').fill('20.50');
    await button(page, 'Tell me by email').click();
    await expect(inSight(page).getByText('We write to you once')).toBeVisible();
    await page.goto(WATCHLIST);
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await expect(alerts).toContainText(`${EAGLE.name}: $20.50 or less`);
  });
});
