import {
  addButton,
  EAGLE,
  isCustomer,
  leftInCart,
  LISTING,
  quantity,
  removeButton,
  turns,
} from './cart-steps.ts';
import { expect, test } from './shopper.ts';

/** Without JavaScript: forms, redirects and whole pages. */
test.use({ javaScriptEnabled: false });

test('a guest adds, changes the quantity, removes and puts back with forms alone', async ({
  page,
}) => {
  await page.goto(LISTING);
  await addButton(page, EAGLE).click();
  await expect(page).toHaveURL(/\/cart\/cart\?did=added/);
  await expect(page.getByText('Added to your cart.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', LISTING);

  await quantity(page, EAGLE).fill('12');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Your cart is updated.')).toBeVisible();
  await expect(quantity(page, EAGLE)).toHaveValue('12');

  await removeButton(page, EAGLE).click();
  await expect(page.getByText('No products in the cart.')).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(quantity(page, EAGLE)).toHaveValue('12');
});

test('a customer changes the cart of her account with forms alone', async ({ page }) => {
  await isCustomer(page, 2);
  await page.goto('/cart/cart');
  await quantity(page, EAGLE).fill('5');
  await page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` }).uncheck();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(quantity(page, EAGLE)).toHaveValue('5');
  await expect(page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` })).not.toBeChecked();
  await removeButton(page, EAGLE).click();
  await expect(page.getByText('No products in the cart.')).toBeVisible();
});

test('a cart that cannot be loaded says so, and trying again brings it', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x1i:`);
  await turns(page, 'fail:getUpdateShoppingCart');
  await page.goto('/cart/cart');
  await expect(page.getByText('Your cart could not be loaded.')).toBeVisible();
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
  await page.getByLabel('Email address').fill('nora.kim@example.com');
  await page.getByLabel('Password').fill('Maple-Leaf9');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/cart/cart');
  await expect(quantity(page, EAGLE)).toHaveValue('1');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('cart');

  await page.goto('/signout');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/signin?signedOut=1');
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto('/cart/cart');
  await expect(page.getByText('No products in the cart.')).toBeVisible();
});
