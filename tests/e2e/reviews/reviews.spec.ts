import type { Page } from '@playwright/test';

import { signsIn, signsInByForm } from '../customers.ts';
import { expect, isInteractive, opens, tabTo, test } from '../shopper.ts';

const EAGLE = '2026 1 oz American Silver Eagle Coin BU';
const ORDER = '/orders/orderdetails/BPM-101502';
const THANKS = 'Thank you. Your review appears here once we have read it.';

function stars(page: Page, name: string) {
  return page.getByRole('group', { name: 'Your rating' }).getByRole('radio', { name });
}

test('a customer reviews a delivered product by keyboard, and hears that the review is checked first', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opens(page, ORDER);
  await page.getByRole('link', { name: `Write a review of ${EAGLE}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('We read each review before it appears.');

  await tabTo(page, page.getByRole('button', { name: 'Send the review' }));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'There are 3 problems' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Choose from 1 to 5 stars.' }).press('Enter');
  await expect(stars(page, '5 stars')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(stars(page, '4 stars')).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: 'Heading' }));
  await page.keyboard.type('Well packed');
  await tabTo(page, page.getByLabel('Your review'));
  await page.keyboard.type('In a plain box.');

  await page.reload();
  await expect(stars(page, '4 stars')).toBeChecked();
  await expect(stars(page, '5 stars')).not.toBeChecked();
  await expect(page.getByLabel('Your review')).toHaveValue('In a plain box.');
  await isInteractive(page);
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByRole('main').getByText(THANKS)).toBeVisible();
  await expect.poll(heard).toContain(THANKS);
  await expect(page.getByLabel('Your review')).toHaveValue('');
  await page.getByRole('link', { name: 'Back to order BPM-101502' }).click();
  await expect(page).toHaveURL(ORDER);
});

test('the heading takes the focus while the header still waits for the customer', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  // Never answered.
  await page.route('**/api/Customer/GetCustomerInfo', () => undefined);
  await opens(page, ORDER);
  await page.getByRole('link', { name: `Write a review of ${EAGLE}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest signs in to review, and a second review is refused with its text kept', async ({
    page,
  }) => {
    await page.goto('/product/225134/2026-1-oz-american-silver-eagle-coin-bu');
    await page.getByRole('link', { name: 'Write a review' }).click();
    await expect(page).toHaveURL('/signin?returnTo=%2Freviews%2Fwrite%2F225134');
    await signsInByForm(page, 'clara');
    for (const outcome of [THANKS, 'You have reviewed this product already.']) {
      await page.goto('/reviews/write/225134');
      await stars(page, '2 stars').check();
      await page.getByRole('textbox', { name: 'Heading' }).fill('Scratched');
      await page.getByLabel('Your review').fill('It has a scratch.');
      await page.getByRole('button', { name: 'Send the review' }).click();
      await expect(page.getByRole('main').getByText(outcome)).toBeVisible();
    }
    await expect(stars(page, '2 stars')).toBeChecked();
    await expect(page.getByLabel('Your review')).toHaveValue('It has a scratch.');
  });
});
