import { EAGLE } from './cart-steps.ts';
import { bill } from '../checkout/checkout-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, test } from '../shopper.ts';

const CART = '/cart/cart';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a customer applies a coupon, sees card prices, empties the cart and puts all back',
    { tag: '@rare' },
    async ({ page }) => {
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

      await page.goto('/coupons');
      await page.getByRole('button', { name: 'Use it now STACK10' }).click();
      await expect(inSight(page).getByText('The coupon is on your cart.')).toBeVisible();
      await expect(inSight(page).getByText('STACK10 takes $10.00 off.')).toBeVisible();
    },
  );
});
