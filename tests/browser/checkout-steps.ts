import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';

import { HOME, IDA } from '#tests/guests.ts';

import { calls, EAGLE, NEXT_YEAR } from './cart-steps.ts';

export { IDA } from '#tests/guests.ts';

type Told = { email?: string; eagles?: number; presale?: number };

function bought(productId: number, quantity: number, stockSource: string) {
  return quantity > 0 ? [{ productId, quantity, salesEventId: 0, stockSource }] : [];
}

/**
 * Begins a checkout by calls, with the address and shipping steps done. Resolves to its id; the 30
 * Eagles without `eagles` are enough for payment by wire.
 */
export async function isAtPayment(told: Told = {}): Promise<string> {
  const { email, eagles = 30, presale = 0 } = told;
  const lines = [
    ...bought(EAGLE.id, eagles, 'instock'),
    ...bought(NEXT_YEAR.id, presale, 'presale'),
  ];
  const asked = { lines, ...(email && { emailId: email }) };
  const begun = await calls('/api/Checkout/CreateCheckoutSession', 'POST', asked);
  const { sessionId } = ((await begun.json()) as { data: { sessionId: string } }).data;
  await calls('/api/Checkout/UpdateCheckoutSession', 'PUT', {
    sessionId,
    shippingInfo: { ...HOME, addressType: 'shipping' },
    billingInfo: { ...HOME, addressType: 'billing' },
    shippingMethod: 'standard',
    isShippingConfirmed: true,
  });
  document.cookie = `checkout=${sessionId}; path=/`;
  return sessionId;
}

export function heading(): Locator {
  return page.getByRole('heading', { level: 1 });
}

export async function pressesCheckout(): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect.element(heading()).toShow('Where should we ship?');
}

/** Fills the address step field by field, as a shopper does. */
export async function fillsAddress(person: typeof IDA = IDA): Promise<void> {
  const to = shipTo();
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await to.getByLabelText('First name').fill(person.firstName);
  await to.getByLabelText('Last name').fill(person.lastName);
  await to.getByLabelText('Street address').fill(person.street);
  await to.getByLabelText('City').fill(person.city);
  await to.getByLabelText('State', { exact: true }).selectOptions(person.state);
  await to.getByLabelText('ZIP code').fill(person.zip);
}

export async function goesOn(to: 'shipping' | 'payment' | 'review'): Promise<void> {
  await page.getByRole('button', { name: `Continue to ${to}` }).click();
}

export function shipTo(): Locator {
  return page.getByRole('group', { name: 'Ship to' });
}

export function billTo(): Locator {
  return page.getByRole('group', { name: 'Bill to' });
}

export function summary(): Locator {
  return page.getByRole('complementary', { name: 'Your order' });
}

/** One row of the summary, with its amount and its reason. */
export function bill(label: string): Locator {
  return summary().getBySelector('dl > div').filter({ hasText: label });
}

/** The steps in the list that are links. */
export function stepLinks(): Locator {
  return page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('link');
}

export function way(name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}: `) });
}

/** Goes from the payment step to the review, with the method that needs no details. */
export async function paysByWire(): Promise<void> {
  await way('Bank wire').click();
  await goesOn('review');
  await reviews();
}

export async function reviews(): Promise<void> {
  await expect.element(heading()).toShow('Review your order');
}

export function agrees(): Locator {
  return page.getByRole('checkbox', { name: /^I agree/ });
}

export function placeButton(): Locator {
  return page.getByRole('button', { name: /^Place the order/ });
}

/** Accepts the terms and places the order. */
export async function orders(): Promise<void> {
  await agrees().click();
  await placeButton().click();
}

/** The number of the order on the page. */
export async function hasOrdered(): Promise<string> {
  await expect.element(heading()).toShow(/your order is placed/);
  return location.pathname.split('/').at(-1) ?? '';
}
