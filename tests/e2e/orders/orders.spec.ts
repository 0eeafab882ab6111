import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';

import { signsIn } from '../customers.ts';
import { expect, opens, tabTo, test } from '../shopper.ts';
import { workOfPresses } from '../work-of-page.ts';

const HISTORY = '/orders/order-history';
/** Two parcels, both delivered: Eagles from the vault, and Libertads, which were a presale. */
const SPLIT = '/orders/orderdetails/BPM-101502';
/** An order of Marcus. */
const NOT_CLARAS = 'BPM-104210';

/** The heading of the list, with the number of orders. */
function found(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test.describe('order history', () => {
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

  test('with 2,000 orders a key is answered within 50 ms on a slow machine', async ({ page }) => {
    await signsIn(page, 'abbott');
    await opens(page, HISTORY);
    await page.getByLabel('Order number or product').focus();
    const word = [...'fortuna'];
    const keys = [...word, ...word.map(() => 'Backspace')];
    const presses = keys.map((key) => () => page.keyboard.press(key));
    const { middle, each } = await workOfPresses(page, presses);
    expect(middle, each).toBeLessThan(50);
  });
});

test.describe('one order', () => {
  test('the invoice of an order is a PDF with its number as the name', async ({ page }) => {
    await signsIn(page, 'clara');
    await opens(page, SPLIT);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download invoice BPM-101502, PDF' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('BPM-101502.pdf');
    expect(await textOf(download)).toMatch(/^%PDF-/);
  });

  test('an order that is not theirs is answered with 404, and its invoice too', async ({
    page,
  }) => {
    await signsIn(page, 'clara');
    const answer = await page.request.get(`/orders/orderdetails/${NOT_CLARAS}`);
    expect(answer.status()).toBe(404);
    const file = await page.request.get(`/orders/invoice/${NOT_CLARAS}`);
    expect(file.status()).toBe(404);
    expect(file.headers()['content-type']).toContain('text/html');
  });
});
