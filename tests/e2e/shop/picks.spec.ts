import { getSection } from '#tests/e2e/section.ts';
import type { Page } from '@playwright/test';

import { EAGLE, isCustomer, MAPLE } from '../cart/cart-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, opens, test } from '../shopper.ts';

const EAGLE_PAGE = `/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`;
const MAPLE_PAGE = `/product/${MAPLE.id}/2026-1-oz-canadian-gold-maple-leaf-coin-bu`;

const VIEWED = 'GetRecentViewProduct';
const BOUGHT = 'GetCustomerPurchasedReccommendedProduct';

/** A row of products, which loads when the shopper scrolls near it. */
function row(page: Page, name: string) {
  return getSection(page, name);
}

/**
 * Opens a page and scrolls to its rows; resolves after the calls that fill them are answered. On a
 * short page the rows are near from the start, so their calls may come before any scroll.
 */
async function opensRows(page: Page, path: string, calls: readonly string[]): Promise<void> {
  const answers = calls.map((call) => page.waitForResponse(`**/${call}*`));
  await opens(page, path);
  await comesNear(page);
  await Promise.all(answers);
}

async function comesNear(page: Page): Promise<void> {
  // On the home page other content follows the rows.
  const ways = page.getByRole('heading', { name: 'Find it your way' });
  await ways.or(page.getByRole('contentinfo')).first().scrollIntoViewIfNeeded();
}

test('a customer finds what they looked at on the next product, in the account and in an empty cart', async ({
  page,
}) => {
  await isCustomer(page);
  await opensRows(page, EAGLE_PAGE, [VIEWED]);
  const names = (title: string) => row(page, title).getByRole('heading', { level: 3 });
  await expect(names('More like this')).toHaveCount(4);
  const similar = await names('Similar products').allTextContents();
  expect(similar.length).toBeGreaterThan(0);
  const alike = await names('More like this').allTextContents();
  expect(alike.filter((name) => similar.includes(name))).toEqual([]);
  await expect(row(page, 'Recently viewed')).toHaveCount(0);

  await opensRows(page, MAPLE_PAGE, [VIEWED]);
  const recent = row(page, 'Recently viewed');
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([EAGLE.name]);

  await opensRows(page, '/myaccounts', [VIEWED, BOUGHT]);
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([MAPLE.name, EAGLE.name]);
  await expect(row(page, 'Like what you bought'), 'a customer who has bought nothing').toHaveCount(
    0,
  );

  await opensRows(page, '/cart/cart', [VIEWED]);
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([MAPLE.name, EAGLE.name]);
  await expect(row(page, 'Like what you looked at').getByRole('listitem').first()).toBeVisible();
});

test('the home page shows products that match a customer’s orders', async ({ page }) => {
  await signsIn(page, 'clara');
  await opens(page, '/');
  await comesNear(page);
  await expect(row(page, 'Like what you bought').getByRole('listitem')).toHaveCount(4);
});

test(
  '§6 a favorite metal has a row on the home page, which follows another choice at once',
  { tag: '@rare' },
  async ({ page }) => {
    await opens(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Preferences' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preferences' });
    await expect(dialog).toContainText('the home page has a row “For you”');
    const save = dialog.getByRole('button', { name: 'Save what you like' });
    await dialog.getByLabel('Favorite metal').selectOption('Platinum');
    await save.click();
    await expect(dialog.getByText('What you like is saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await comesNear(page);
    const platinum = row(page, 'For you: platinum').getByRole('heading', { level: 3 });
    await expect(platinum.first()).toContainText('Platinum');
    await expect(row(page, 'Like what you bought'), 'rows of customers only').toHaveCount(0);
    await expect(row(page, 'Recently viewed')).toHaveCount(0);

    await page.getByRole('banner').getByRole('button', { name: 'Preferences' }).click();
    await dialog.getByLabel('Favorite metal').selectOption('Gold');
    await save.click();
    await expect(dialog.getByText('What you like is saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    const gold = row(page, 'For you: gold').getByRole('heading', { level: 3 });
    await expect(gold.first()).toContainText('Gold');
    await expect(platinum).toHaveCount(0);
  },
);
