import type { Page } from '@playwright/test';

import { elsewhere, leftInCart, EAGLE, NEXT_YEAR } from '../cart/cart-steps.ts';
import { bill, goesOn, heading } from './checkout-steps.ts';
import { comesToPayment, hasOrdered, orders, paysByWire } from './payment-steps.ts';
import { signsIn } from '../customers.ts';
import { expect, inSight, opens, test } from '../shopper.ts';

const CART = '/cart/cart';
const TOGETHER = 'Everything ships together, around Jan 7, 2027.';
const APART = 'What is in stock ships first, the rest as soon as it is here, around Jan 7, 2027.';

function parcels(page: Page) {
  return page.getByRole('group', { name: 'Parcels' });
}

test('a customer who splits orders reads so in the cart, at checkout and after it', async ({
  page,
}) => {
  await signsIn(page, 'marcus');
  await elsewhere(page).adds(EAGLE.id, 30);
  await page.request.post('/api/ShoppingCart/AddProductToShoppingCart', {
    data: {
      productId: NEXT_YEAR.id,
      quantity: 1,
      productInventorySource: 'presale',
      activeSalesEventId: 0,
    },
  });
  await opens(page, CART);
  await expect(
    inSight(page).getByText(/^This order ships in two parcels: what is in stock first, 2027 1 oz/),
  ).toBeVisible();
  await expect(inSight(page).getByText(/ships together/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(
    '$127.50 for the market loss of an earlier order is added at checkout.',
  );

  await comesToPayment(page, { email: 'marcus.bell@example.com', presale: 1 });
  await opens(page, '/checkout/shipping');
  await expect(parcels(page)).toContainText(`${NEXT_YEAR.name} is not in the vault yet.`);
  await expect(page.getByRole('radio', { name: `Two parcels ${APART}` })).toBeChecked();
  await goesOn(page, 'payment');
  await paysByWire(page);
  await expect(page.getByRole('region', { name: 'Shipping' })).toContainText(APART);
  await expect(page.getByRole('region', { name: 'Shipping' })).toContainText(
    'Signature on delivery, included.',
  );
  await expect(bill(page, 'Signature on delivery')).toContainText('Included');
  await orders(page);
  const invoice = await hasOrdered(page);
  await expect(inSight(page).getByText(APART)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(
    'Signature on deliveryIncluded',
  );
  await page.goto(`/orders/orderdetails/${invoice}`);
  await expect(inSight(page).getByText('Parcel 2 of 2')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(
    'A signature on delivery is included',
  );
});

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
