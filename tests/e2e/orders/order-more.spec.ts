import type { Page } from '@playwright/test';

import { signsIn } from '../customers.ts';
import { expect, opens, tabTo, test, turns } from '../shopper.ts';

const HISTORY = '/orders/order-history';
const CHAIN = 'BPM-104108';

function more(page: Page, invoice = CHAIN) {
  return page.getByRole('button', { name: `More for order ${invoice}`, exact: true });
}

function menu(page: Page, invoice = CHAIN) {
  return page.getByRole('menu', { name: `More for order ${invoice}` });
}

function item(page: Page, name: string) {
  return page.getByRole('menuitem', { name, exact: true });
}

test('the actions of an order open by keyboard: arrows, letters, Escape and Tab', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await opens(page, HISTORY);
  await tabTo(page, more(page));
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(item(page, 'Download invoice')).toBeFocused();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Put into the cart again')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Download invoice')).toBeFocused();
  await page.keyboard.press('p');
  await expect(item(page, 'Put into the cart again')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Download invoice')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveCount(0);
  await expect(more(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(more(page)).toBeFocused();
});

test('a press that slides off the button opens nothing; a press outside closes the menu', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await opens(page, HISTORY);
  await more(page).hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(menu(page)).toHaveCount(0);
  await more(page).click();
  await expect(item(page, 'Download invoice')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu(page)).toHaveCount(0);
  await more(page).click();
  await expect(menu(page)).toBeVisible();
  await more(page).click();
  await expect(menu(page)).toHaveCount(0);
});

test('§8 the invoice is downloaded from the list, and a failure is announced', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opens(page, HISTORY);
  const coming = page.waitForEvent('download');
  await more(page).click();
  await item(page, 'Download invoice').click();
  expect((await coming).suggestedFilename()).toBe(`${CHAIN}.pdf`);
  await expect(more(page)).toBeFocused();

  await turns(page, 'fail:getInvoice');
  await more(page, 'BPM-104619').press('Enter');
  await item(page, 'Download invoice').press('Enter');
  await expect.poll(heard).toContain('Failed to download invoice');
  await expect(page).toHaveURL(HISTORY);
  await expect(more(page, 'BPM-104619')).toBeFocused();
});

test('an order is put into the cart again from the list, and its page names each change', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await opens(page, HISTORY);
  await more(page).press('Enter');
  await item(page, 'Put into the cart again').press('Enter');
  await expect(page).toHaveURL(`/orders/orderdetails/${CHAIN}`);
  await expect(page.getByRole('heading', { name: 'Everything is in your cart' })).toBeFocused();
  await expect(page.locator('#cart')).toHaveAccessibleName('Cart 9+, 5 items, 31 pieces');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same actions are on the page of the order', async ({ page }) => {
    await signsIn(page, 'clara');
    await page.goto(HISTORY);
    await expect(more(page)).toBeHidden();
    await page.getByRole('link', { name: CHAIN, exact: true }).click();
    await expect(page.getByRole('link', { name: `Download invoice ${CHAIN}, PDF` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Put into the cart' })).toBeVisible();
  });
});
