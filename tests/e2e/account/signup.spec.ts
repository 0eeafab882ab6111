import type { Page } from '@playwright/test';

import { EAGLE, leftInCart, quantity } from '../cart/cart-steps.ts';
import { expect, opens, tabTo, test } from '../shopper.ts';

const CLARA = 'clara.whitfield@example.com';
const IDA = {
  'First name': 'Ida',
  'Last name': 'Berg',
  'Email address': 'ida.berg@example.com',
  'Mobile number': '(512) 555-0177',
};

function password(page: Page, label = 'Password') {
  return page.getByLabel(label, { exact: true });
}

async function fillsIn(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('textbox', { name: label }).fill(text);
}

async function presses(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

test('a guest signs up by keyboard alone, and keeps the cart and the page they came from', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${EAGLE.id}x2i:`);
  await opens(page, '/signin?returnTo=%2Fcart%2Fcart');
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup?returnTo=%2Fcart%2Fcart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [label, text] of Object.entries(IDA)) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, password(page));
  await page.keyboard.type('Silver-Eagle1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart/cart');
  await expect(page.getByRole('banner')).toContainText('Hello, Ida');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect
    .poll(async () => (await heard()).join(' '))
    .toContain('Your account is ready. A link that confirms your email address is on its way');
  await expect(quantity(page, EAGLE)).toHaveValue('2');
  const left = await page.evaluate(() => ({ ...sessionStorage }));
  expect(JSON.stringify(left)).not.toContain('Berg');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest signs up, comes back to the account, and leaves', async ({ page }) => {
    await page.goto('/signup?returnTo=%2Fmyaccounts');
    await fillsIn(page, { ...IDA, 'Mobile number': '1' });
    await password(page).fill('Silver-Eagle1');
    await presses(page, 'Create account');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ida');
    await fillsIn(page, IDA);
    await password(page).fill('Silver-Eagle1');
    await presses(page, 'Create account');
    await expect(page).toHaveURL('/myaccounts');
    await expect(page.getByRole('main')).toContainText('Ida Berg');

    // The page is cached for all visitors, so its header is a guest's.
    await page.goto('/site-map');
    await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).click();
    await expect(page).toHaveURL('/myaccounts');
    await page.getByRole('main').getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL('/signin?signedOut=1');
  });

  test('a forgotten password is reset', async ({ page }) => {
    await page.goto('/forgot-password');
    await fillsIn(page, { 'Email address': CLARA });
    await presses(page, 'Send the link');
    await page.goto('/reset-password?token=reset-BPM-20417-1');
    await password(page, 'New password').fill('Silver-Eagle1');
    await presses(page, 'Save password');
    await expect(page.getByRole('main')).toContainText('Your password is changed.');
  });
});
