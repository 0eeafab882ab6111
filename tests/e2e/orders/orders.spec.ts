import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';

import { quantity } from '../cart/cart-steps.ts';
import { signsIn, signsInByForm } from '../customers.ts';
import { expect, inSight, opens, tabTo, test, turns } from '../shopper.ts';
import { workOfPresses } from '../work-of-page.ts';

const HISTORY = '/orders/order-history';
/** Two parcels, both delivered: Eagles from the vault, and Libertads, which were a presale. */
const SPLIT = '/orders/orderdetails/BPM-101502';
/** An order of Marcus. */
const NOT_CLARAS = 'BPM-104210';
const EXPIRED = 'Your login session has been expired. Please login again using your credentials';

function orders(page: Page) {
  return page.getByRole('table', { name: 'Orders' }).getByRole('row');
}

/** The heading of the list, with the number of orders. */
function found(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test.describe('order history', () => {
  test('a guest is led to sign in, and back to the same list', async ({ page }) => {
    await page.goto(`${HISTORY}?status=Delivered`);
    await expect(page).toHaveURL('/signin?returnTo=%2Forders%2Forder-history%3Fstatus%3DDelivered');
    await signsInByForm(page, 'clara');
    await expect(page).toHaveURL(`${HISTORY}?status=Delivered`);
    await expect(found(page)).toHaveText('19 orders found');
  });

  test('§8 an ended session leads to sign in and is named there', async ({ page }) => {
    await signsIn(page, 'clara');
    await turns(page, 'expired-session');
    await page.goto(HISTORY);
    await expect(page).toHaveURL(/\/signin\?returnTo=%2Forders%2Forder-history&expired=1$/);
    await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  });

  test('a collector finds an order with the keyboard alone', async ({ page }) => {
    await signsIn(page, 'clara');
    await opens(page, HISTORY);
    await tabTo(page, page.getByLabel('Order number or product'));
    await page.keyboard.type('britannia');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${HISTORY}?search=britannia&status=&from=&to=&sort=`);
    await expect(found(page)).toHaveText('1 order found');
    await expect(found(page), 'the answer is where reading goes on').toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'BPM-103902' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Order BPM-103902' })).toBeFocused();
  });

  test('status, days and order narrow together, and the address says it all', async ({ page }) => {
    await signsIn(page, 'clara');
    await opens(page, HISTORY);
    await page.getByLabel('Status').selectOption('Delivered');
    await page.getByLabel('Placed from').fill('2026-01-01');
    await page.getByLabel('Placed to').fill('2026-06-30');
    await page.getByLabel('Sort by').selectOption('Lowest total first');
    await page.getByRole('button', { name: 'Show orders' }).click();
    await expect(found(page)).toHaveText('6 orders found');
    const first = orders(page).nth(1);
    await expect(first).toContainText('BPM-101877');
    await expect(first).toContainText('Apr 10, 2026');

    const there = await page.context().newPage();
    await there.goto(page.url());
    await expect(found(there)).toHaveText('6 orders found');
    await expect(there.getByLabel('Placed from')).toHaveValue('2026-01-01');
  });

  test('nothing found says so and leads back to all', async ({ page }) => {
    await signsIn(page, 'clara');
    await opens(page, `${HISTORY}?search=doubloon`);
    await expect(found(page)).toHaveText('No order found');
    await page.getByRole('link', { name: 'Show all orders' }).click();
    await expect(found(page)).toHaveText('25 orders, page 1 of 2');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(found(page)).toHaveText('25 orders, page 2 of 2');
    await expect(found(page)).toBeFocused();
    await expect(orders(page)).toHaveCount(6);
  });

  test('a new customer reads that there are no orders yet', async ({ page }) => {
    await signsIn(page, 'nora');
    await opens(page, HISTORY);
    await expect(inSight(page).getByText('You have not ordered anything yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See what others buy' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test('all pages of the list are in the downloaded file', async ({ page }) => {
    await signsIn(page, 'clara');
    await opens(page, HISTORY);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download these 25 orders as CSV' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await textOf(download)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(26);
    expect(lines[0]).toContain('Order,Placed,Status');
    expect(lines.at(-1)).toMatch(/^BPM-096804,2024-12-\d\d,Delivered,Received,Credit card,15,/);
  });

  test('a file that cannot be made is reported on the page', async ({ page }) => {
    await signsIn(page, 'clara');
    await turns(page, 'fail:getCustomerOrder');
    const file = await page.request.get(`${HISTORY}.csv?search=eagle`, { maxRedirects: 0 });
    await turns(page, '');
    await opens(page, file.headers()['location'] ?? '');
    await expect(
      inSight(page).getByText('The file could not be made. Please try again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Order number or product')).toHaveValue('eagle');
  });

  test('2,000 orders: a key is answered within 50 ms on a slow machine', async ({ page }) => {
    await signsIn(page, 'abbott');
    await opens(page, HISTORY);
    await expect(found(page)).toHaveText('2,000 orders, page 1 of 100');
    await expect(orders(page)).toHaveCount(21);
    const field = page.getByLabel('Order number or product');
    await field.focus();
    const word = [...'fortuna'];
    const keys = [...word, ...word.map(() => 'Backspace'), ...word];
    const presses = keys.map((key) => () => page.keyboard.press(key));
    const { middle, each } = await workOfPresses(page, presses);
    expect(middle, each).toBeLessThan(50);
    await page.keyboard.press('Enter');
    await expect(found(page)).toHaveText('373 orders found, page 1 of 19');
  });
});

test.describe('one order', () => {
  test('an order shows its state, its lines and its total', async ({ page }) => {
    await signsIn(page, 'clara');
    await opens(page, SPLIT);
    const steps = page.getByRole('list', { name: 'Steps of the order' }).getByRole('listitem');
    await expect(steps.last()).toHaveText(/^Delivered Now/);
    await expect(steps.last()).toHaveAttribute('aria-current', 'step');
    await expect(inSight(page).getByText('Presale, expected Apr 2, 2026')).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: /^Total$/ })).toBeVisible();
    const tracks = page.getByRole('link', { name: /^Track with USPS number 9405/ });
    await expect(tracks).toHaveCount(2);
    await expect(tracks.first()).toHaveAttribute('href', /^https:\/\/tools\.usps\.com\/.*=9405/);
    await expect(
      page.getByRole('link', {
        name: /^Reviews of this product \(2026 1 oz American Silver Eagle/,
      }),
    ).toHaveAttribute('href', /^\/product\/225134\/.*#reviews$/);
  });

  test('an order on hold names the day until which its check was awaited as past', async ({
    page,
  }) => {
    await signsIn(page, 'clara');
    await opens(page, '/orders/orderdetails/BPM-104433');
    await expect(page.getByRole('term').filter({ hasText: 'Was to arrive by' })).toHaveCount(1);
    await expect(inSight(page).getByText('Must arrive by')).toHaveCount(0);
  });

  test('the invoice of an order is a PDF with its number as the name', async ({ page }) => {
    await signsIn(page, 'clara');
    await opens(page, SPLIT);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download invoice BPM-101502, PDF' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('BPM-101502.pdf');
    expect(await textOf(download)).toMatch(/^%PDF-/);
  });

  test('§8 an invoice that fails is announced, and the page stays', async ({ page, heard }) => {
    await signsIn(page, 'clara');
    await opens(page, SPLIT);
    await turns(page, 'fail:getInvoice');
    await page.getByRole('link', { name: /^Download invoice/ }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('Failed to download invoice')).toBeVisible();
    await expect.poll(heard).toContain('Failed to download invoice');
    await expect(page).toHaveURL(SPLIT);
  });

  test('an order is placed in the cart again at today’s prices, with each change named', async ({
    page,
    heard,
  }) => {
    await signsIn(page, 'clara');
    await opens(page, '/orders/orderdetails/BPM-104108');
    const again = page.getByRole('button', { name: 'Put into the cart' });
    await turns(page, 'fail:getUpdateShoppingCart');
    await again.press('Enter');
    const FAILED = 'Something went wrong on our side. Please try again.';
    await expect(page.getByRole('main').getByText(FAILED)).toBeVisible();
    await expect.poll(heard).toContain(FAILED);
    await expect(again).toBeFocused();
    await turns(page, '');
    await again.press('Enter');
    const heading = page.getByRole('heading', { name: 'Everything is in your cart' });
    await expect(heading).toBeFocused();
    await expect(
      inSight(page).getByText(/Cuban Link Chain: 1 added, now \$[\d.]+ each, /),
    ).toBeVisible();
    await expect(page.locator('#cart')).toHaveAccessibleName('Cart 9+, 5 items, 31 pieces');
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/cart/cart');
    await expect(quantity(page, { name: 'Sterling Silver 6 mm Cuban Link Chain' })).toBeVisible();
  });

  test('lines that are not available any more are named and not added', async ({ page }) => {
    await signsIn(page, 'clara');
    await opens(page, SPLIT);
    await turns(page, 'sold-out');
    await page.getByRole('button', { name: 'Put into the cart' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing of it can be had now' })).toBeFocused();
    await expect(inSight(page).getByText('not available any more.')).toHaveCount(2);
  });

  for (const [whose, invoice] of [
    ['somebody else’s', NOT_CLARAS],
    ['one that never was', 'BPM-999999'],
  ] as const) {
    test(`${whose} is not found, and shows nothing of the order`, async ({ page }) => {
      await signsIn(page, 'clara');
      const answer = await page.goto(`/orders/orderdetails/${invoice}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order not found');
      await expect(page.getByRole('main')).not.toContainText('Marcus');
      const file = await page.request.get(`/orders/invoice/${invoice}`);
      expect(file.status()).toBe(404);
      expect(file.headers()['content-type']).toContain('text/html');
    });
  }
});

test('a customer sees their sales to the store', async ({ page }) => {
  await signsIn(page, 'clara');
  await opens(page, HISTORY);
  await page.getByRole('link', { name: 'What you sold to us' }).click();
  await page.getByRole('link', { name: 'SO-20931' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sale SO-20931');
  await expect(page.getByRole('region', { name: 'What you sold' })).toContainText('Silver Eagle');
  await expect(inSight(page).getByText('To your bank account')).toBeVisible();
});
