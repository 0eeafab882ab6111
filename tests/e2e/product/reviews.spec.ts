import { getSection } from '#tests/e2e/section.ts';
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
  await expect(page.getByRole('heading', { name: 'Your review is received' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to order BPM-101502' }).click();
  await expect(page).toHaveURL(ORDER);
});

test(
  'the heading takes the focus while the header still waits for the customer',
  { tag: '@rare' },
  async ({ page }) => {
    await signsIn(page, 'clara');
    // Never answered.
    await page.route('**/api/Customer/GetCustomerInfo', () => undefined);
    await opens(page, ORDER);
    await page.getByRole('link', { name: `Write a review of ${EAGLE}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeFocused();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a guest signs in to review, a second tab is refused with its text kept, and the state is told',
    { tag: '@rare' },
    async ({ page, context }) => {
      await page.goto('/product/225134/2026-1-oz-american-silver-eagle-coin-bu');
      await page.getByRole('link', { name: 'Write a review' }).click();
      await expect(page).toHaveURL('/signin?returnTo=%2Freviews%2Fwrite%2F225134');
      await signsInByForm(page, 'clara');
      const other = await context.newPage();
      await other.goto('/reviews/write/225134');
      for (const [tab, outcome] of [
        [page, THANKS],
        [other, 'You have reviewed this product already. “Your reviews” has it.'],
      ] as const) {
        await stars(tab, '2 stars').check();
        await tab.getByRole('textbox', { name: 'Heading' }).fill('Scratched');
        await tab.getByLabel('Your review').fill('It has a scratch.');
        await tab.getByRole('button', { name: 'Send the review' }).click();
        await expect(tab.getByRole('main').getByText(outcome)).toBeVisible();
      }
      await expect(stars(other, '2 stars')).toBeChecked();
      await expect(other.getByLabel('Your review')).toHaveValue('It has a scratch.');
      await other.getByRole('link', { name: 'Your reviews' }).click();
      const own = getSection(other, '4 reviews').getByRole('listitem');
      await expect(own.first()).toContainText('Being read');
      await expect(own.first()).toContainText('Scratched');
    },
  );

  test('a shopper filters, turns and orders the reviews by form and links', async ({ page }) => {
    await page.goto('/reviews');
    await page.getByLabel('About', { exact: true }).selectOption('Products');
    await page.getByLabel('Metal', { exact: true }).selectOption('Gold');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/reviews?about=products&metal=gold');
    await page.getByRole('link', { name: /^4 stars/ }).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Highest first' }).click();
    await expect(page).toHaveURL('/reviews?about=products&metal=gold&stars=4&sort=highest');
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
      'with 4 stars of gold products, highest first',
    );
    await page.getByLabel('Metal', { exact: true }).selectOption('Any');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/reviews?about=products&stars=4&sort=highest');
  });
});
