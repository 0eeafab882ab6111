import type { Page } from '@playwright/test';

import { EAGLE, elsewhere, oneMore, quantity, removeButton } from '../cart/cart-steps.ts';
import { signsIn, signsInByForm } from '../customers.ts';
import { expect, inSight, opens, test, ticksUntil, turns } from '../shopper.ts';
import type { SessionEnd } from './session-end.ts';
import { SESSION_ENDS } from './session-ends.ts';

const EXPIRED = 'Your login session has been expired. Please login again using your credentials';
const BACK = 'What you changed in the cart before signing in again is done now.';
const CART = '/cart/cart';
/** §8 Milliseconds from the message to the sign-in page. */
const LEAVES_AFTER_MS = 4_000;
/** Milliseconds after which a cart change is sent. */
const BURST_MS = 500;

type End = [operation: string, end: SessionEnd];

const all: End[] = Object.entries(SESSION_ENDS);
const presses = all.filter(([, { press, silent, leads }]) => press && !silent && !leads);
const leading = all.filter(([, { leads }]) => leads);
const typed = presses.filter(([, { kept }]) => kept);
const reads = all.filter(([, { press, silent }]) => !press && !silent);

function messages(page: Page) {
  return page.getByRole('region', { name: 'Messages' });
}

function signInAfter(path: string): RegExp {
  // From the home page, the sign-in page returns home without a parameter.
  if (path === '/') return /\/signin\?expired=1$/;
  const back = encodeURIComponent(path).replaceAll(/%20/g, '.').replaceAll(/[.+]/g, '.');
  return new RegExp(`/signin\\?returnTo=${back}.*&expired=1$`);
}

async function followsSignInNow(page: Page): Promise<void> {
  await messages(page).getByRole('link', { name: 'Sign in now' }).click();
  await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  await turns(page, '');
}

for (const [operation, end] of reads) {
  test(`§8 opening a page whose ${operation} finds the session expired leads to sign in, which says why`, async ({
    page,
  }) => {
    await signsIn(page, end.as ?? 'clara');
    await end.before?.(page);
    await turns(page, `expired:${operation}`);
    await page.goto(end.page);
    await expect(page).toHaveURL(signInAfter(end.page));
    await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
    const { cookies } = await page.context().storageState();
    expect(cookies.map(({ name }) => name)).not.toContain('signed-in');
  });
}

for (const [operation, end] of presses) {
  test(`§8 a press whose ${operation} finds the session expired is told once, and leads to sign in`, async ({
    page,
    heard,
  }) => {
    await page.clock.install();
    await signsIn(page, end.as ?? 'clara');
    await end.before?.(page);
    await opens(page, end.page);
    await end.first?.(page);
    await turns(page, `expired:${operation}`);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const before = (await heard()).length;
    await end.press?.(page);
    await ticksUntil(page, messages(page).getByText(EXPIRED), BURST_MS);
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeVisible();
    // Long enough for all announcements; `ticksUntil` may have run a few bursts past the message.
    await page.clock.runFor(1_000);
    const said = (await heard()).slice(before).filter((text) => text === EXPIRED);
    expect(said, 'said once, however many calls failed').toHaveLength(1);
    await expect(page).not.toHaveURL(/signin/);
    await page.clock.runFor(LEAVES_AFTER_MS);
    await page.clock.resume();
    await expect(page).toHaveURL(signInAfter(end.page));
    await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  });
}

for (const [operation, end] of typed) {
  test(`§8 what was typed for ${operation} is there again after signing in`, async ({ page }) => {
    await signsIn(page, 'clara');
    await opens(page, end.page);
    await turns(page, `expired:${operation}`);
    await end.press?.(page);
    await followsSignInNow(page);
    await signsInByForm(page, 'clara');
    await expect(page).toHaveURL(end.page);
    await end.kept?.(page);
  });
}

for (const [operation, end] of leading) {
  test(`§8 a checkout step whose ${operation} finds the session expired leads to sign in, and back to what was typed`, async ({
    page,
  }) => {
    await signsIn(page, 'clara');
    await end.before?.(page);
    await opens(page, end.page);
    await turns(page, `expired:${operation}`);
    await end.press?.(page);
    await expect(page).toHaveURL(signInAfter(end.page));
    await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
    await turns(page, '');
    await signsInByForm(page, 'clara');
    await expect(page).toHaveURL(end.page);
    await end.kept?.(page);
  });
}

test('§4 a quantity that an expired session refused is set when the same customer signs in again', async ({
  page,
  heard,
}) => {
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
});

test('§4 a quantity that an expired session refused changes no cart of another customer', async ({
  page,
  heard,
}) => {
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
});

test('§4 a removal that an expired session refused is done after signing in, announced, and can be undone', async ({
  page,
  heard,
}) => {
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
});

test('§4 a coupon that an expired session refused is applied after signing in, and announced', async ({
  page,
  heard,
}) => {
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
});

/** Goes from the review to the placed order, with a sign-in by `leads` in between. */
async function ordersAfterSigningIn(
  page: Page,
  goes: (path: string) => Promise<unknown>,
  leads: () => Promise<void>,
): Promise<void> {
  await signsIn(page, 'clara');
  await SESSION_ENDS['placeOrder']?.before?.(page);
  await goes('/checkout/review');
  const place = page.getByRole('button', { name: /^Place the order/ });
  const asked = (await place.textContent()) ?? '';
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await turns(page, 'expired:getCheckoutSession');
  await place.click();
  await leads();
  await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  await turns(page, '');
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL('/checkout/review');
  await expect(place).toHaveText(asked);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await place.click();
  await expect(page).toHaveURL(/\/checkout\/placed\/BPM-/);
}

test('§8 an order whose checkout finds the session expired leads to sign in, and back to be placed', async ({
  page,
}) => {
  await ordersAfterSigningIn(
    page,
    (path) => opens(page, path),
    () => messages(page).getByRole('link', { name: 'Sign in now' }).click(),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§8 an order whose checkout finds the session expired leads to sign in, and back to be placed', async ({
    page,
  }) => {
    await ordersAfterSigningIn(
      page,
      (path) => page.goto(path),
      () => Promise.resolve(),
    );
  });
});
