import { getSection } from '#tests/e2e/section.ts';
import type { Page } from '@playwright/test';

import { EAGLE, elsewhere, oneMore, quantity, removeButton } from '../cart/cart-steps.ts';
import { picture } from './picture.ts';
import { comesToReview } from '../checkout/payment-steps.ts';
import { signsIn, signsInByForm } from '../customers.ts';
import { expect, inSight, opens, test, ticksUntil, turns } from '../shopper.ts';

const EXPIRED = 'Your login session has been expired. Please login again using your credentials';
const BACK = 'What you changed in the cart before signing in again is done now.';
const CART = '/cart/cart';
const IRA = '/services/precious-metals-ira';
const ORDER = '/orders/orderdetails/BPM-101502';
const SETTINGS = '/myaccounts/accountsettings';
const TRADES = '/bold-bullion-portfolio/transactions.csv';
/** §8 Milliseconds from the message to the sign-in page. */
const LEAVES_AFTER_MS = 4_000;
/** Milliseconds after which a cart change is sent. */
const BURST_MS = 500;

function messages(page: Page) {
  return page.getByRole('region', { name: 'Messages' });
}

function signInAfter(path: string): RegExp {
  return new RegExp(`/signin\\?returnTo=${encodeURIComponent(path)}&expired=1$`);
}

async function followsSignInNow(page: Page): Promise<void> {
  await messages(page).getByRole('link', { name: 'Sign in now' }).click();
  await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  await turns(page, '');
}

test('§8 opening a page that finds the session expired leads to sign in, which says why', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await turns(page, 'expired:getCustomerOrderDetails');
  await page.goto(ORDER);
  await expect(page).toHaveURL(signInAfter(ORDER));
  await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  const { cookies } = await page.context().storageState();
  expect(cookies.map(({ name }) => name)).not.toContain('signed-in');
});

test('§8 a file that finds the session expired leads to sign in, which says why', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await turns(page, 'expired:getCustomerTransactions');
  await page.goto(TRADES);
  await expect(page).toHaveURL(signInAfter(TRADES));
  await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
});

test(
  '§8 a photo whose upload finds the session expired is told once, and leads to sign in',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await page.clock.install();
    await signsIn(page, 'clara');
    await opens(page, SETTINGS);
    await turns(page, 'expired:uploadFile');
    const file = { name: 'a.png', mimeType: 'image/png', buffer: picture() };
    await page.getByLabel('Choose a picture').setInputFiles(file);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const before = (await heard()).length;
    await page.getByRole('button', { name: 'Save photo' }).click();
    await ticksUntil(page, messages(page).getByText(EXPIRED), BURST_MS);
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeVisible();
    // Long enough for all announcements; `ticksUntil` may have run a few bursts past the message.
    await page.clock.runFor(1_000);
    const said = (await heard()).slice(before).filter((text) => text === EXPIRED);
    expect(said, 'said once, however many calls failed').toHaveLength(1);
    await expect(page).not.toHaveURL(/signin/);
    await page.clock.runFor(LEAVES_AFTER_MS);
    await page.clock.resume();
    await expect(page).toHaveURL(signInAfter(SETTINGS));
    await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  },
);

test('§8 what was typed into a form is there again after signing in', async ({ page }) => {
  await signsIn(page, 'clara');
  await opens(page, IRA);
  await turns(page, 'expired:submitIraQuestionnaire');
  const form = getSection(page, 'Ask an adviser');
  const typed = { 'First name': 'Clara', 'Last name': 'Whitfield', Age: '52' };
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  await form.getByLabel('Email address').fill('clara.whitfield@example.com');
  await form.getByLabel('What you put in each year').fill('7000');
  await form.getByLabel('Are you employed?').selectOption('Yes');
  await form.getByLabel('How well do you know').selectOption('It is all new to me');
  await form.getByLabel('Gold, percent').fill('60');
  await form.getByLabel('Silver, percent').fill('40');
  await form.getByRole('button', { name: 'Send the questions' }).click();
  await followsSignInNow(page);
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL(IRA);
  await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('52');
});

test(
  '§4 a quantity that an expired session refused is set when the same customer signs in again',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await signsIn(page, 'clara');
    await opens(page, CART);
    await expect(quantity(page, EAGLE)).toHaveValue('18');
    await turns(page, 'expired:updateProductQtyFromShoppingCart');
    await oneMore(page, EAGLE).click();
    await followsSignInNow(page);
    await signsInByForm(page, 'clara');
    await expect(page).toHaveURL(CART);
    await expect(quantity(page, EAGLE)).toHaveValue('19');
    await expect.poll(heard).toContain(BACK);
    await expect.poll(async () => (await elsewhere(page).has())[EAGLE.id]).toBe(19);
  },
);

test(
  '§4 a quantity that an expired session refused changes no cart of another customer',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await signsIn(page, 'nora');
    await elsewhere(page).adds(EAGLE.id, 1);
    await signsIn(page, 'clara');
    await opens(page, CART);
    await turns(page, 'expired:updateProductQtyFromShoppingCart');
    await oneMore(page, EAGLE).click();
    await followsSignInNow(page);
    await signsInByForm(page, 'nora');
    await expect(page).toHaveURL(CART);
    await expect(page.getByRole('banner')).toContainText('Hello, Nora');
    await expect(quantity(page, EAGLE)).toHaveValue('1');
    // This change is sent after any earlier one.
    await oneMore(page, EAGLE).click();
    await expect.poll(async () => (await elsewhere(page).has())[EAGLE.id]).toBe(2);
    expect(await heard()).not.toContain(BACK);
    await signsIn(page, 'clara');
    expect((await elsewhere(page).has())[EAGLE.id]).toBe(18);
  },
);

test(
  '§4 a removal that an expired session refused is done after signing in, announced, and can be undone',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await signsIn(page, 'clara');
    await opens(page, CART);
    await turns(page, 'expired:deleteProductFromShoppingCart');
    await removeButton(page, EAGLE).click();
    await followsSignInNow(page);
    await signsInByForm(page, 'clara');
    await expect(page).toHaveURL(CART);
    await expect.poll(heard).toContain(BACK);
    await expect.poll(async () => (await elsewhere(page).has())[EAGLE.id]).toBeUndefined();
    await page.getByRole('button', { name: `Put it back, ${EAGLE.name}` }).click();
    await expect(quantity(page, EAGLE)).toHaveValue('18');
  },
);

test(
  '§4 a coupon that an expired session refused is applied after signing in, and announced',
  { tag: '@rare' },
  async ({ page, heard }) => {
    await signsIn(page, 'clara');
    await opens(page, CART);
    await turns(page, 'expired:applyCoupon');
    await page.getByLabel('Coupon code').fill('STACK10');
    await page.getByRole('button', { name: 'Apply coupon' }).click();
    await followsSignInNow(page);
    await signsInByForm(page, 'clara');
    await expect(page).toHaveURL(CART);
    await expect.poll(heard).toContain('Signed in.');
    await expect.poll(heard).toContain('Coupon STACK10 is on your cart now.');
    await page.reload();
    await expect(inSight(page).getByText('STACK10 takes $10.00 off.')).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§8 an order whose checkout finds the session expired leads to sign in, and back to be placed', async ({
    page,
  }) => {
    await signsIn(page, 'clara');
    await comesToReview(page);
    await page.goto('/checkout/review');
    const place = page.getByRole('button', { name: /^Place the order/ });
    const asked = (await place.textContent()) ?? '';
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await turns(page, 'expired:getCheckoutSession');
    await place.click();
    await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
    await turns(page, '');
    await signsInByForm(page, 'clara');
    await expect(page).toHaveURL('/checkout/review');
    await expect(place).toHaveText(asked);
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await place.click();
    await expect(page).toHaveURL(/\/checkout\/placed\/BPM-/);
  });
});
