import { leftInCart, EAGLE, NEXT_YEAR } from '../cart/cart-steps.ts';
import { goesOn, heading } from './checkout-steps.ts';
import { comesToPayment } from './payment-steps.ts';
import { expect, inSight, test } from '../shopper.ts';

const CART = '/cart/cart';
const TOGETHER = 'Everything ships together, around Jan 7, 2027.';

test('a guest may have one order split, without JavaScript too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await leftInCart(page, `${EAGLE.id}x2i:${NEXT_YEAR.id}x1p:`);
  await page.goto(CART);
  await expect(
    inSight(page).getByText(/everything ships together, unless you choose two parcels/),
  ).toBeVisible();
  await comesToPayment(page, { email: 'ida.berg@example.com', presale: 1 });
  await page.goto('/checkout/shipping');
  await expect(page.getByRole('radio', { name: `One parcel ${TOGETHER}` })).toBeChecked();
  await page.getByRole('radio', { name: /^Two parcels/ }).check();
  await goesOn(page, 'payment');
  await expect(heading(page)).toHaveText('How do you want to pay?');
  await page.goto('/checkout/shipping');
  await expect(page.getByRole('radio', { name: /^Two parcels/ })).toBeChecked();
  await context.close();
});
