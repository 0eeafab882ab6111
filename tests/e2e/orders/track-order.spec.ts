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

  test('a guest writes about an order with its number filled in, which no cache keeps', async ({
    page,
  }) => {
    await page.goto('/orders/track');
    await tracks(page, PAPERS);
    await page.getByRole('link', { name: 'Write to us about it' }).click();
    await expect(page.getByLabel('Order number')).toHaveValue('BPM-104555');
    await expect(page.getByLabel('What is it about?')).toHaveValue('Order');
    const answer = await page.request.get('/company/contact-us?order=BPM-104555&about=cancel');
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  });

  test('an order is cancelled for what was shown, with a reason, and never twice', async ({
    page,
  }) => {
    await signsIn(page, 'clara');
    await page.goto('/orders/orderdetails/BPM-104619');
    await page.getByRole('link', { name: 'Cancel this order…' }).click();
    await expect(page.getByText(/^Cancellation fee/)).toBeVisible();
    const old = await page.context().newPage();
    await old.goto(page.url());
    await page.getByLabel('Why do you cancel?').selectOption('Another reason');
    await page.getByLabel('In your own words').fill('Moving house');
    await page.getByRole('button', { name: /^Cancel it, owe \$/ }).click();
    await expect(page.getByText(/This order was cancelled on/)).toBeVisible();
    await expect(page).toHaveURL('/orders/orderdetails/BPM-104619');
    // The same press in another tab: the order is shown, and no error.
    await old.getByRole('button', { name: /^Cancel it, owe \$/ }).click();
    await expect(old.getByText(/This order was cancelled on/)).toBeVisible();
    await page.goto('/myaccounts/inbox');
    await expect(page.getByRole('main')).toContainText('was cancelled. That costs $');
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
