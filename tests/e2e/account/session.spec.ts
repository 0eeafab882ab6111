import type { Page } from '@playwright/test';

import {
  cartButton,
  EAGLE,
  isCustomer,
  leftInCart,
  logsOut,
  MAPLE,
  quantity,
} from '../cart/cart-steps.ts';
import { comesToPayment, opensPayment } from '../checkout/payment-steps.ts';
import { signsIn as signsInByCall } from '../customers.ts';
import { expect, opens, test } from '../shopper.ts';

const CLARA = { email: 'clara.whitfield@example.com', password: 'Maple-Leaf9' };
const NORA = { email: 'nora.kim@example.com', password: 'Maple-Leaf9' };
/** Five of these in Clara's cart are inactive. */
const ROYAL_ARMS = { id: 869991, name: '2026 1 oz British Silver Royal Arms Coin BU' };

async function signsIn(page: Page, { email, password }: typeof CLARA) {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

test('§4 signing in merges the guest’s cart into the account’s', async ({ page, heard }) => {
  await leftInCart(page, `${EAGLE.id}x2i:${ROYAL_ARMS.id}x3i:`);
  await opens(page, '/signin?returnTo=%2Fcart%2Fcart');
  await signsIn(page, CLARA);
  await expect(page).toHaveURL('/cart/cart');
  await expect(page.getByRole('banner')).toContainText('Hello, Clara');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(heard).toContain('Signed in.');
  // 18 + 2 of the same coin; one only in Clara's cart; an inactive line restarts with the guest's
  // quantity.
  await expect(quantity(page, EAGLE)).toHaveValue('20');
  await expect(quantity(page, MAPLE)).toHaveValue('1');
  await expect(quantity(page, ROYAL_ARMS)).toHaveValue('3');
  await expect(page.getByRole('checkbox', { name: `Buy ${ROYAL_ARMS.name}` })).not.toBeChecked();
  await expect(cartButton(page)).toHaveAccessibleName('Cart 9+, 4 items, 34 pieces');
  const seen = await page.evaluate(() => document.cookie + JSON.stringify(localStorage));
  expect(seen).toContain('signed-in=1');
  expect(seen, 'the token is out of reach of every script').not.toContain('session=');
  expect(seen, 'the guest’s cart is empty').not.toContain('cart=');
});

test('§4 signing out forgets the cart, leaves a marker, and is told on the sign-in page', async ({
  page,
  heard,
}) => {
  await isCustomer(page, 2);
  await opens(page, '/signout');
  await expect(cartButton(page)).toHaveAccessibleName('Cart 2, 1 item, 2 pieces');
  await page.evaluate(() => localStorage.setItem('preferences', '{}'));
  await logsOut(page);
  await expect(page).toHaveURL('/signin?signedOut=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(heard).toEqual(['You are signed out.']);
  await expect(page.getByRole('banner')).toContainText('Hello, Guest!');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  const left = await page.evaluate(() => ({ ...localStorage }));
  expect(left).toMatchObject({ 'logged-out': '1' });
  expect(left).not.toHaveProperty('preferences');
  await page.getByRole('textbox', { name: 'Email address' }).fill('nora.quinn@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('logged-out'))).toBe('1');
});

test('a call or a form that another site sends is refused', async ({ page }) => {
  await isCustomer(page);
  const forged = { headers: { origin: 'https://elsewhere.example' }, form: { form: 'split' } };
  const settings = '/myaccounts/accountsettings';
  const call = await page.request.put('/api/Account/SplitMyOrders?allowSplit=true', forged);
  const form = await page.request.post(`${settings}.data`, forged);
  const plain = await page.request.post(settings, forged);
  expect([call.status(), form.status(), plain.status()]).toEqual([403, 400, 400]);
  await opens(page, settings);
  await expect(page.getByRole('switch', { name: 'Split my orders' })).not.toBeChecked();
});

test(
  'signing in or out in one tab changes the header of the other',
  { tag: '@rare' },
  async ({ page, context }) => {
    await opens(page, '/signin');
    const other = await context.newPage();
    await opens(other, '/signin?returnTo=%2Fcart%2Fcart');
    await signsIn(other, CLARA);
    await expect(page.getByRole('banner')).toContainText('Hello, Clara');
    await logsOut(other);
    await expect(page.getByRole('banner')).toContainText('Hello, Guest!');
  },
);

test('signing out in one tab closes account pages and the checkout in the others, and the next customer does not see them', async ({
  page,
  context,
}) => {
  await signsInByCall(page, 'clara');
  await opens(page, '/orders/order-history');
  await expect(page.getByRole('main')).toContainText('BPM-104619');
  await page.getByRole('main').getByRole('link', { name: 'Track an order' }).click();
  await expect(page.getByRole('heading', { name: 'Track an order' })).toBeFocused();
  const settings = await context.newPage();
  await opens(settings, '/myaccounts/accountsettings');
  const name = settings.getByRole('textbox', { name: 'First name' }).first();
  await name.focus();

  await comesToPayment(page);
  const checkout = await context.newPage();
  await opensPayment(checkout);

  const third = await context.newPage();
  await opens(third, '/site-map');
  await logsOut(third);
  await expect(checkout.getByRole('main')).toContainText('You are not signed in any more.');
  await expect(checkout.getByRole('main')).not.toContainText('Your order');
  await expect(settings.getByRole('main')).toContainText('You are not signed in any more.');
  await expect(settings.getByRole('heading', { name: 'Account settings' })).toBeFocused();
  await expect(name).toHaveCount(0);
  await signsIn(third, NORA);
  await expect(name).toHaveValue('Nora');
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('You have not ordered anything yet.');
});
