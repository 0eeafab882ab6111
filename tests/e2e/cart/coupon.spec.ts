import type { Page } from '@playwright/test';

import { EAGLE, leftInCart, MAPLE } from './cart-steps.ts';
import { bill } from '../checkout/checkout-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, opens, test } from '../shopper.ts';

const CART = '/cart/cart';

function toPay(page: Page) {
  const total = page.getByRole('region', { name: 'Total' });
  return async () => Number((await total.locator('.display').textContent())?.replace(/[$,]/g, ''));
}

test('§9 a coupon is refused with its reason, another is used, kept, ceases to apply, and goes', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opens(page, CART);
  const code = page.getByLabel('Coupon code');
  await code.fill('summer26');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(code).toHaveAccessibleDescription(/^Error: SUMMER26 expired on /);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('summer26');

  await inSight(page)
    .getByText(/^Your coupons/)
    .click();
  await expect(inSight(page).getByText('Code THANKS15, $15.00 left')).toBeVisible();
  const before = await toPay(page)();
  await page.getByRole('button', { name: 'Use THANKS15' }).click();
  await expect.poll(heard).toContain('THANKS15 takes $15.00 off.');
  expect(await heard(), 'the focused field has read it').not.toContainEqual(
    expect.stringContaining('SUMMER26 expired'),
  );
  await expect(page.getByRole('heading', { name: 'Total' })).toBeFocused();
  expect(await toPay(page)()).toBeCloseTo(before - 15, 2);
  await page.reload();
  await expect(inSight(page).getByText('THANKS15 takes $15.00 off.')).toBeVisible();

  await page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` }).uncheck();
  await page.getByRole('checkbox', { name: `Buy ${MAPLE.name}` }).uncheck();
  await expect.poll(heard).toContain('Select something in your cart to use THANKS15.');
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect.poll(heard).toContain('Coupon THANKS15 is off your cart.');
  await expect(page.getByRole('heading', { name: 'Total' })).toBeFocused();
  await expect(code).toBeVisible();
});

test('a guest reads that coupons need an account', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x1i:`);
  await opens(page, CART);
  await expect(inSight(page).getByText('Coupons are kept with an account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to use one' })).toHaveAttribute(
    'href',
    '/signin?returnTo=%2Fcart%2Fcart',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer applies a coupon, sees card prices, empties the cart and puts all back', async ({
    page,
  }) => {
    await signsIn(page, 'clara');
    await page.goto(CART);
    await page.getByLabel('Coupon code').fill('stack1');
    await page.getByRole('button', { name: 'Apply coupon' }).click();
    await expect(inSight(page).getByText('There is no coupon STACK1.')).toBeVisible();
    await expect(page.getByLabel('Coupon code')).toHaveValue('stack1');
    await page.getByLabel('Coupon code').fill('stack10');
    await page.getByRole('button', { name: 'Apply coupon' }).click();
    await expect(inSight(page).getByText('STACK10 takes $10.00 off.')).toBeVisible();

    await page.getByLabel('Card or PayPal').check();
    await page.getByRole('button', { name: 'Show these prices' }).click();
    const total = page.getByRole('region', { name: 'Total' });
    await expect(total.getByText('−$10.00')).toBeVisible();
    await expect(total.getByLabel('Card or PayPal')).toBeChecked();

    await page.getByRole('button', { name: /^Remove \d+ ticked lines?$/ }).click();
    await page.getByRole('button', { name: 'Put all back' }).click();
    await expect(page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` })).toBeChecked();

    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(bill(page, 'Coupon STACK10')).toContainText('−$10.00');
    await page.goto(CART);
    await page.getByRole('button', { name: 'Remove coupon' }).click();
    await expect(page.getByLabel('Coupon code')).toBeVisible();
  });
});
