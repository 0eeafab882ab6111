import type { Page } from '@playwright/test';

import {
  addButton,
  EAGLE,
  elsewhere,
  isCustomer,
  leftInCart,
  LISTING,
  MAPLE,
  quantity,
  removeButton,
} from './cart-steps.ts';
import { signsIn, signsInByForm } from '../customers.ts';
import { expect, inSight, test, turns } from '../shopper.ts';

const EXPIRED = 'Your login session has been expired. Please login again using your credentials';

const BACK = 'What you changed in the cart before signing in again is done now.';

/** Without JavaScript: forms, redirects and whole pages. */
test.use({ javaScriptEnabled: false });

test('a guest adds, changes the quantity, removes and puts back with forms alone', async ({
  page,
}) => {
  await page.goto(LISTING);
  await addButton(page, EAGLE).click();
  await expect(page).toHaveURL(/\/cart\/cart\?did=added/);
  await expect(inSight(page).getByText('Added to your cart.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', LISTING);
  await expect(page.locator('#cart'), 'a page for everybody').toHaveAccessibleName('Cart');

  await quantity(page, EAGLE).fill('12');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(inSight(page).getByText('Your cart is updated.')).toBeVisible();
  await expect(quantity(page, EAGLE)).toHaveValue('12');

  await removeButton(page, EAGLE).click();
  await expect(inSight(page).getByText('No products in the cart.')).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(quantity(page, EAGLE)).toHaveValue('12');
});

test('a customer changes the cart of the account with forms alone', async ({ page }) => {
  await isCustomer(page, 2);
  await page.goto('/cart/cart');
  await quantity(page, EAGLE).fill('5');
  await page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` }).uncheck();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(quantity(page, EAGLE)).toHaveValue('5');
  await expect(page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` })).not.toBeChecked();
  await removeButton(page, EAGLE).click();
  await expect(inSight(page).getByText('No products in the cart.')).toBeVisible();
});

test('§5 a line without stock is taken out of a customer’s cart, and the page says so', async ({
  page,
}) => {
  await isCustomer(page, 2);
  await elsewhere(page).adds(MAPLE.id, 1);
  await turns(page, `sold-out:${EAGLE.id}`);
  await page.goto('/cart/cart');
  await expect(
    inSight(page).getByText(`${EAGLE.name} is out of stock and was taken out of your cart.`),
  ).toBeVisible();
  await expect(quantity(page, MAPLE)).toHaveValue('1');
  expect(await elsewhere(page).has()).toEqual({ [MAPLE.id]: 1 });
});

test('a cart that cannot be loaded says so, and trying again brings it', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x1i:`);
  await turns(page, 'fail:getUpdateShoppingCart');
  await page.goto('/cart/cart');
  await expect(inSight(page).getByText('Your cart could not be loaded.')).toBeVisible();
  await turns(page, '');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(quantity(page, EAGLE)).toHaveValue('1');
});

test('a guest signs in and the cart comes along; signing out leaves none behind', async ({
  page,
}) => {
  await page.goto(LISTING);
  await addButton(page, EAGLE).click();
  await page.goto('/signin?returnTo=%2Fcart%2Fcart');
  await signsInByForm(page, 'nora');
  await expect(page).toHaveURL('/cart/cart');
  await expect(quantity(page, EAGLE)).toHaveValue('1');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('cart');

  await page.goto('/signout');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/signin?signedOut=1');
  await expect(inSight(page).getByText('You are signed out.')).toBeVisible();
  await page.goto('/cart/cart');
  await expect(inSight(page).getByText('No products in the cart.')).toBeVisible();
});

/** Nora has three Eagles and sends a form for seven, unticked, after her session has expired. */
async function changesAfterTheEnd(page: Page): Promise<void> {
  await isCustomer(page, 3);
  await page.goto('/cart/cart');
  await quantity(page, EAGLE).fill('7');
  await page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` }).uncheck();
  await turns(page, 'expired:updateProductQtyFromShoppingCart');
  await page.getByRole('button', { name: 'Update' }).first().click();
  await expect(inSight(page).getByText(EXPIRED)).toBeVisible();
  await turns(page, '');
}

test(
  'a quantity that finds the session expired is set when the same customer signs in again',
  { tag: '@rare' },
  async ({ page }) => {
    await changesAfterTheEnd(page);
    await signsInByForm(page, 'nora');
    await expect(page).toHaveURL('/cart/cart?did=again');
    await expect(inSight(page).getByText(BACK)).toBeVisible();
    await expect(quantity(page, EAGLE)).toHaveValue('7');
    await expect(page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` })).not.toBeChecked();
    expect((await elsewhere(page).has())[EAGLE.id]).toBe(7);
  },
);

test('a quantity that finds the session expired changes no cart of another customer', async ({
  page,
}) => {
  await changesAfterTheEnd(page);
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL('/cart/cart');
  await expect(quantity(page, EAGLE)).toHaveValue('18');
  await expect(inSight(page).getByText(BACK)).toBeHidden();
  await expect(page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` })).toBeChecked();
  await signsIn(page, 'nora');
  expect((await elsewhere(page).has())[EAGLE.id]).toBe(3);
});

test(
  'a removal that finds the session expired is done when the customer is back',
  { tag: '@rare' },
  async ({ page }) => {
    await signsIn(page, 'clara');
    await page.goto('/cart/cart');
    await turns(page, 'expired:deleteProductFromShoppingCart');
    await removeButton(page, EAGLE).click();
    await expect(inSight(page).getByText(EXPIRED)).toBeVisible();
    await turns(page, '');
    await signsInByForm(page, 'clara');
    await expect(inSight(page).getByText(BACK)).toBeVisible();
    expect((await elsewhere(page).has())[EAGLE.id]).toBeUndefined();
  },
);

test(
  'a coupon that finds the session expired is applied when the customer is back',
  { tag: '@rare' },
  async ({ page }) => {
    await signsIn(page, 'clara');
    await page.goto('/cart/cart');
    await turns(page, 'expired:applyCoupon');
    await page.getByLabel('Coupon code').fill('stack10');
    await page.getByRole('button', { name: 'Apply coupon' }).click();
    await expect(inSight(page).getByText(EXPIRED)).toBeVisible();
    await turns(page, '');
    await signsInByForm(page, 'clara');
    await expect(inSight(page).getByText(BACK)).toBeVisible();
    await expect(inSight(page).getByText('STACK10 takes $10.00 off.')).toBeVisible();
  },
);
