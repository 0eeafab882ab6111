import { CART, EAGLE, MAPLE, tick } from '#tests/browser/cart-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const code = () => page.getByLabelText('Coupon code');
const total = () => page.getByRole('heading', { name: 'Total' });

function toPay(): number {
  const shown = page.getByRole('region', { name: 'Total' }).getBySelector('.display').element();
  return Number(shown.textContent.replaceAll(/[$,]/g, ''));
}

test('§9 a coupon is refused with its reason at the field, which keeps the focus and the code', async () => {
  await opens(CART, { as: 'clara' });
  await code().fill('summer26');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect.element(code()).toHaveAccessibleDescription(/^Error: SUMMER26 expired on /);
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveValue('summer26');
  expect(heard(), 'the focused field has read it').not.toContainEqual(
    expect.stringContaining('SUMMER26 expired'),
  );
});

test('§9 a coupon is used, kept, ceases to apply, and goes', async () => {
  await opens(CART, { as: 'clara' });
  await inSight()
    .getByText(/^Your coupons/)
    .click();
  await expect.element(inSight().getByText('Code THANKS15, $15.00 left')).toBeVisible();
  const before = toPay();
  await page.getByRole('button', { name: 'Use THANKS15' }).click();
  await expect.poll(heard).toContain('THANKS15 takes $15.00 off.');
  await expect.element(total()).toHaveFocus();
  expect(toPay()).toBeCloseTo(before - 15, 2);
  await loads(CART);
  await expect.element(inSight().getByText('THANKS15 takes $15.00 off.')).toBeVisible();

  await tick(EAGLE).click();
  await tick(MAPLE).click();
  await expect.poll(heard).toContain('Select something in your cart to use THANKS15.');
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect.poll(heard).toContain('Coupon THANKS15 is off your cart.');
  await expect.element(total()).toHaveFocus();
  await expect.element(code()).toBeVisible();
});

test('a guest reads that coupons need an account', async () => {
  await opens(CART, { cart: `${EAGLE.id}x1i:` });
  await expect.element(inSight().getByText('Coupons are kept with an account.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Sign in to use one' }))
    .toHaveAttribute('href', '/signin?returnTo=%2Fcart%2Fcart');
});
