import { EAGLE, leftInCart } from './cart-steps.ts';
import {
  bill,
  fillsAddress,
  goesOn,
  heading,
  IDA,
  pressesCheckout,
  shipTo,
} from './checkout-steps.ts';
import { expect, test } from './shopper.ts';

/** Without JavaScript: forms, redirects and whole pages. */
test.use({ javaScriptEnabled: false });

test('a guest comes from the cart to the payment with forms alone', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x2i:`);
  const answer = await page.goto('/cart/cart');
  expect(answer?.status()).toBe(200);
  await pressesCheckout(page);
  await goesOn(page, 'shipping');
  await expect(page.getByRole('group', { name: 'There are 7 problems' })).toBeVisible();
  await expect(page).toHaveTitle(/^Address \| Checkout/);
  await fillsAddress(page, { ...IDA, street: '350 south grand avenue' });

  // New prices come with the form, so that what was typed does as well.
  await page.getByRole('button', { name: 'Refresh prices and hold them anew' }).click();
  await expect(page.getByText(/^Prices are up to date/)).toBeVisible();
  await expect(shipTo(page).getByLabel('Street address')).toHaveValue('350 south grand avenue');
  await expect(shipTo(page).getByLabel('State', { exact: true })).toHaveValue('CA');

  await goesOn(page, 'shipping');
  await page.getByRole('button', { name: 'Keep what I wrote' }).click();
  await expect(heading(page)).toHaveText('How should it travel?');
  await page.getByLabel('Note to us').fill('x'.repeat(501));
  await page.getByRole('radio', { name: /^Expedited/ }).check();
  await goesOn(page, 'payment');
  await expect(page.getByLabel('Note to us')).toHaveAccessibleDescription(
    /The note can have 500 characters\. It has 1 too many\./,
  );
  await expect(page.getByRole('radio', { name: /^Expedited/ })).toBeChecked();
  await page.getByLabel('Note to us').fill('');
  await goesOn(page, 'payment');
  await expect(heading(page)).toHaveText('How do you want to pay?');
  await expect(bill(page, 'Shipping')).toContainText('Expedited, insured');
});

test('a checkout is nobody’s but the visitor’s: kept out of caches and of search', async ({
  page,
}) => {
  await leftInCart(page, `${EAGLE.id}x2i:`);
  await page.goto('/cart/cart');
  await pressesCheckout(page);
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
