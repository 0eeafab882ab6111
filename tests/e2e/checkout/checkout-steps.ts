import { expect, type Locator, type Page } from '@playwright/test';

import { IDA } from '#tests/guests.ts';

export { IDA } from '#tests/guests.ts';

export async function pressesCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(heading(page)).toHaveText('Where should we ship?');
}

/** Fills the address step field by field, as a shopper does. */
export async function fillsAddress(page: Page, person: typeof IDA = IDA): Promise<void> {
  const to = shipTo(page);
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await to.getByLabel('First name').fill(person.firstName);
  await to.getByLabel('Last name').fill(person.lastName);
  await to.getByLabel('Street address').fill(person.street);
  await to.getByLabel('City').fill(person.city);
  await to.getByLabel('State', { exact: true }).selectOption(person.state);
  await to.getByLabel('ZIP code').fill(person.zip);
}

export async function goesOn(page: Page, to: 'shipping' | 'payment' | 'review'): Promise<void> {
  await page.getByRole('button', { name: `Continue to ${to}` }).click();
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function shipTo(page: Page): Locator {
  return page.getByRole('group', { name: 'Ship to' });
}

export function billTo(page: Page): Locator {
  return page.getByRole('group', { name: 'Bill to' });
}

export function summary(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Your order' });
}

/** One row of the summary, with its amount and its reason. */
export function bill(page: Page, label: string): Locator {
  return summary(page).locator('dl > div').filter({ hasText: label });
}
