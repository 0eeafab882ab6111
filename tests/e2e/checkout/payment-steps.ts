import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { HOME } from '#tests/guests.ts';

import { EAGLE, leftInCart, NEXT_YEAR } from '../cart/cart-steps.ts';

/** The number of Eagles in these checkouts: enough for payment by wire. */
const EAGLES = 30;

type Told = { email?: string; eagles?: number; presale?: number };

/** Opens a shopper's checkout by API calls, with the address and shipping steps done. */
export async function comesToPayment(page: Page, told: Told = {}) {
  const { email, eagles = EAGLES, presale = 0 } = told;
  const url = test.info().project.use.baseURL ?? '';
  const later = { productId: NEXT_YEAR.id, quantity: presale, salesEventId: 0 };
  await leftInCart(page, `${EAGLE.id}x${eagles}i:`);
  const begun = await page.request.post('/api/Checkout/CreateCheckoutSession', {
    data: {
      lines: [
        { productId: EAGLE.id, quantity: eagles, salesEventId: 0, stockSource: 'instock' },
        ...(presale > 0 ? [{ ...later, stockSource: 'presale' }] : []),
      ],
      ...(email && { emailId: email }),
    },
  });
  const { data } = (await begun.json()) as { data: { sessionId: string } };
  const changed = await page.request.put('/api/Checkout/UpdateCheckoutSession', {
    data: {
      sessionId: data.sessionId,
      shippingInfo: { ...HOME, addressType: 'shipping' },
      billingInfo: { ...HOME, addressType: 'billing' },
      shippingMethod: 'standard',
      isShippingConfirmed: true,
    },
  });
  expect(changed.ok()).toBe(true);
  await page
    .context()
    .addCookies([{ name: 'checkout', value: data.sessionId, url, httpOnly: true }]);
}

/** A customer's checkout with only the order left to place. */
export async function comesToReview(page: Page): Promise<void> {
  await comesToPayment(page);
  const { cookies } = await page.context().storageState();
  const sessionId = cookies.find(({ name }) => name === 'checkout')?.value;
  const data = { sessionId, paymentMode: 'wire' };
  const changed = await page.request.put('/api/Checkout/UpdateCheckoutSession', { data });
  expect(changed.ok()).toBe(true);
}

/** Opens the payment step and waits for hydration. */
export async function opensPayment(page: Page): Promise<void> {
  await page.goto('/checkout/payment');
  await way(page, 'Credit or debit card').check();
  await expect(page.locator('iframe[title="Card details"]')).toBeVisible();
}

export function way(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}: `) });
}

export function cardForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Card details"]');
}

/** Types a card number into the provider's frame. */
export async function typesCard(page: Page, number: string): Promise<void> {
  const card = cardForm(page);
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Good until').fill('04/29');
  await card.getByLabel('Security code').fill('123');
}

export async function goesOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to review' }).click();
}

export async function reviews(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
}

/** Goes from the payment step to the review, with the method that needs no details. */
export async function paysByWire(page: Page): Promise<void> {
  await way(page, 'Bank wire').check();
  await goesOn(page);
  await reviews(page);
}

/** Accepts the terms and places the order. */
export async function orders(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: /^Place the order: / }).click();
}

/** The number of the order on the page. */
export async function hasOrdered(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1, name: /your order is placed/ });
  await expect(heading).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
