import type { Page } from '@playwright/test';

import {
  EAGLE,
  elsewhere,
  oneMore,
  opens,
  quantity,
  removeButton,
  turns,
} from '../cart/cart-steps.ts';
import { SESSION_ENDS, type SessionEnd } from './session-ends.ts';
import { expect, test, ticksUntil } from '../shopper.ts';

const EXPIRED = 'Your login session has been expired. Please login again using your credentials';
const BACK = 'What you changed in the cart before signing in again is done now.';
/** §8 */
const LEAVES_AFTER_MS = 4_000;
/** After this long a change of the cart is sent. */
const BURST_MS = 500;

type End = [operation: string, end: SessionEnd];

const all: End[] = Object.entries(SESSION_ENDS);
const presses = all.filter(([, { press, silent, leads }]) => press && !silent && !leads);
const leading = all.filter(([, { leads }]) => leads);
const reads = all.filter(([, { press, silent }]) => !press && !silent);

async function signsIn(page: Page, as = 'clara.whitfield'): Promise<void> {
  await page.request.post('/api/Authentication/SignIn', {
    data: { emailId: `${as}@example.com`, password: 'Maple-Leaf9' },
  });
}

async function signsInByForm(page: Page, as = 'clara.whitfield'): Promise<void> {
  await page.getByLabel('Email address').fill(`${as}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Maple-Leaf9');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a page and waits until everything about its customer has been read. */
async function opensSignedIn(page: Page, path: string): Promise<void> {
  await opens(page, path);
  // The header of the checkout has neither a menu nor a bell.
  if (path.startsWith('/checkout/')) return page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /^Notifications, .*unread$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

function messages(page: Page) {
  return page.getByRole('region', { name: 'Messages' });
}

function signInAfter(path: string): RegExp {
  // Home is where everybody goes who comes from nowhere.
  if (path === '/') return /\/signin\?expired=1$/;
  const back = encodeURIComponent(path).replaceAll(/%20/g, '.').replaceAll(/[.+]/g, '.');
  return new RegExp(`/signin\\?returnTo=${back}.*&expired=1$`);
}

test('§8 a page whose reading finds the session over leads to sign in, says why, and leads back', async ({
  page,
}) => {
  for (const [operation, end] of reads) {
    await turns(page, '');
    await signsIn(page, end.as);
    await end.before?.(page);
    await turns(page, `expired:${operation}`);
    const answer = await page.request.get(end.page, { maxRedirects: 0 });
    expect([operation, answer.status()]).toEqual([operation, 302]);
    expect(answer.headers()['location'], operation).toMatch(signInAfter(end.page));
    const { cookies } = await page.context().storageState();
    expect(
      cookies.map(({ name }) => name),
      operation,
    ).not.toContain('signed-in');
  }
  await page.goto(`/signin?returnTo=${encodeURIComponent('/orders/sales/SO-20931')}&expired=1`);
  await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  await turns(page, '');
  await signsInByForm(page);
  await expect(page).toHaveURL('/orders/sales/SO-20931');
});

for (const part of [0, 1, 2, 3]) {
  const some = presses.filter((_, index) => index % 4 === part);
  const names = some.map(([operation]) => operation).join(', ');

  test(`§8 a press that finds the session over: ${names}`, async ({ page, heard }) => {
    await page.clock.install();
    for (const [operation, end] of some) {
      await test.step(operation, async () => {
        await turns(page, '');
        await signsIn(page, end.as);
        await end.before?.(page);
        await opensSignedIn(page, end.page);
        await end.first?.(page);
        await turns(page, `expired:${operation}`);
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
        const before = (await heard()).length;
        await end.press?.(page);
        await ticksUntil(page, messages(page).getByText(EXPIRED), BURST_MS);
        await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeVisible();
        await page.clock.runFor(LEAVES_AFTER_MS - 1_000);
        const said = (await heard()).slice(before).filter((text) => text === EXPIRED);
        expect(said, 'said once, however many calls failed').toHaveLength(1);
        await expect(page).not.toHaveURL(/signin/);
        await page.clock.runFor(1_000);
        await page.clock.resume();
        await expect(page).toHaveURL(signInAfter(end.page));
        await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
      });
    }
    await turns(page, '');
    const [, last] = some.at(-1) ?? [];
    await signsInByForm(page, last?.as);
    await expect(page).toHaveURL(last?.page ?? '');
    await last?.kept?.(page);
  });
}

test('§8 a step of the checkout that finds the session over leads to sign in, says why, and leads back to what was typed', async ({
  page,
}) => {
  for (const [operation, end] of leading) {
    await test.step(operation, async () => {
      await signsIn(page);
      await end.before?.(page);
      await opensSignedIn(page, end.page);
      await turns(page, `expired:${operation}`);
      await end.press?.(page);
      await expect(page).toHaveURL(signInAfter(end.page));
      await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
      await turns(page, '');
      await signsInByForm(page);
      await expect(page).toHaveURL(end.page);
      await end.kept?.(page);
    });
  }
});

test('§4 what a session was over for is done in the cart of whoever signs in again, if it is the same', async ({
  page,
  heard,
}) => {
  for (const [who, expected] of [
    ['clara.whitfield', 19],
    ['nora.kim', 1],
  ] as const) {
    await signsIn(page);
    await opensSignedIn(page, '/cart/cart');
    await expect(quantity(page, EAGLE)).toHaveValue(who === 'nora.kim' ? '19' : '18');
    await turns(page, 'expired:updateProductQtyFromShoppingCart');
    await oneMore(page, EAGLE).click();
    await messages(page).getByRole('link', { name: 'Sign in now' }).click();
    await turns(page, '');
    if (who === 'nora.kim') {
      await page.request.post('/api/Authentication/SignIn', {
        data: { emailId: 'nora.kim@example.com', password: 'Maple-Leaf9' },
      });
      await elsewhere(page).adds(EAGLE.id, 1);
      await page.context().clearCookies({ name: /^(session|signed-in)$/ });
    }
    await signsInByForm(page, who);
    await expect(page).toHaveURL('/cart/cart');
    await expect(quantity(page, EAGLE)).toHaveValue(String(expected));
    if (expected === 19) await expect.poll(heard).toContain(BACK);
    else expect(await heard()).not.toContain(BACK);
    await expect.poll(async () => (await elsewhere(page).has())[EAGLE.id]).toBe(expected);
    await page.context().clearCookies({ name: /^(session|signed-in)$/ });
  }
});

test('a removal and a coupon that a session was over for are done in the cart of whoever is back, and said', async ({
  page,
  heard,
}) => {
  for (const [operation, words] of [
    ['deleteProductFromShoppingCart', BACK],
    ['applyCoupon', 'Coupon STACK10 is on your cart now.'],
  ] as const) {
    await signsIn(page);
    await opensSignedIn(page, '/cart/cart');
    await turns(page, `expired:${operation}`);
    if (operation === 'applyCoupon') {
      await page.getByLabel('Coupon code').fill('STACK10');
      await page.getByRole('button', { name: 'Apply coupon' }).click();
    } else await removeButton(page, EAGLE).click();
    await messages(page).getByRole('link', { name: 'Sign in now' }).click();
    await turns(page, '');
    await signsInByForm(page);
    await expect(page).toHaveURL('/cart/cart');
    await expect.poll(heard).toContain(words);
    await expect.poll(async () => (await elsewhere(page).has())[EAGLE.id]).toBeUndefined();
    await page.context().clearCookies({ name: /^(session|signed-in)$/ });
  }
  await signsIn(page);
  await opensSignedIn(page, '/cart/cart');
  await expect(page.getByText('STACK10 takes $10.00 off.')).toBeVisible();
  await page.getByRole('button', { name: `Put it back, ${EAGLE.name}` }).click();
  await expect(quantity(page, EAGLE)).toHaveValue('18');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a page that places' : 'with a form that places', () => {
    test.use({ javaScriptEnabled });

    test('an order whose checkout finds the session over leads to sign in, and back to be placed', async ({
      page,
    }) => {
      await signsIn(page);
      await SESSION_ENDS['placeOrder']?.before?.(page);
      await page.goto('/checkout/review');
      const place = page.getByRole('button', { name: /^Place the order/ });
      const asked = await place.textContent();
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await turns(page, 'expired:getCheckoutSession');
      await place.click();
      if (javaScriptEnabled)
        await messages(page).getByRole('link', { name: 'Sign in now' }).click();
      await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
      await turns(page, '');
      await signsInByForm(page);
      await expect(page).toHaveURL('/checkout/review');
      await expect(place).toHaveText(asked ?? '');
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await place.click();
      await expect(page).toHaveURL(/\/checkout\/placed\/BPM-/);
    });
  });
}
