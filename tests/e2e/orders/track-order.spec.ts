import type { Page } from '@playwright/test';

import { signsIn } from '../customers.ts';
import { expect, inSight, opens, test } from '../shopper.ts';

const PAPERS = { number: 'BPM-104555', email: 'clara.whitfield@example.com', zip: '78704' };

async function tracks(page: Page, { number, email, zip }: typeof PAPERS) {
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email address').fill(email);
  await page.getByLabel('ZIP code').fill(zip);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
}

function unknown(page: Page) {
  return page.getByRole('region', { name: 'No such order' });
}

test('§6 a shopper with order number, email address and ZIP code tracks an order without signing in', async ({
  page,
}) => {
  await opens(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).click();
  await tracks(page, { ...PAPERS, number: 'bpm 104555', zip: '78704-1234' });
  await expect(page.getByRole('heading', { name: 'Order BPM-104555: Shipped' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Track with USPS/ })).toBeVisible();
  expect(page.url(), 'the address keeps nothing about anybody').toMatch(/\/orders\/track$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is tracked, and the fields keep their values', async ({ page }) => {
    await page.goto('/orders/track?invoice=BPM-104555');
    await expect(page.getByLabel('Order number')).toHaveValue('BPM-104555');
    await tracks(page, { ...PAPERS, zip: '10001' });
    await expect(unknown(page)).toBeVisible();
    await tracks(page, PAPERS);
    await expect(page.getByRole('heading', { name: 'Order BPM-104555: Shipped' })).toBeVisible();
  });

  test('a customer filters, turns pages, reorders, and reads that an invoice failed', async ({
    page,
  }) => {
    await signsIn(page, 'clara');
    await page.goto('/orders/order-history');
    await expect(page.getByRole('button', { name: /^More for/ }), 'not for a script').toHaveCount(
      0,
    );
    await page.getByLabel('Status').selectOption('On Hold');
    await page.getByRole('button', { name: 'Show orders' }).click();
    await expect(page.getByRole('heading', { name: '1 order found' })).toBeVisible();
    await page.getByRole('link', { name: 'BPM-104433' }).click();
    await expect(inSight(page).getByText('Your check has not arrived.')).toBeVisible();
    await page.getByRole('button', { name: 'Put into the cart' }).click();
    await expect(page.getByRole('heading', { name: 'Everything is in your cart' })).toBeVisible();
    const url = test.info().project.use.baseURL ?? '';
    await page.context().addCookies([{ name: 'mock-scenario', value: 'fail:getInvoice', url }]);
    await page.getByRole('link', { name: /^Download invoice/ }).click();
    await expect(page.getByRole('main').getByText('Failed to download invoice')).toBeVisible();
  });
});
