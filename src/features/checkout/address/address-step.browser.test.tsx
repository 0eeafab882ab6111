import { turns } from '#tests/browser/backend.ts';
import { CART, EAGLE } from '#tests/browser/cart-steps.ts';
import {
  bill,
  billTo,
  fillsAddress,
  goesOn,
  heading,
  IDA,
  pressesCheckout,
  shipTo,
  stepLinks,
  summary,
} from '#tests/browser/checkout-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import type { Visitor } from '#tests/browser/visitor.ts';
import { send } from '#lib/transport.ts';
import { EMAILS, PASSWORD } from '#tests/customers.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const FIRST_NAME =
  'Start the first name with a letter, then use letters and digits, with a space, a hyphen or an apostrophe between them.';
const street = () => shipTo().getByLabelText('Street address');

async function begins(visitor: Visitor = { cart: `${EAGLE.id}x2i:` }): Promise<void> {
  await opens(CART, visitor);
  await pressesCheckout();
}

async function isAtShipping(): Promise<void> {
  await expect.element(heading()).toShow('How should it travel?');
}

test('refused address fields are shown at the field and in a summary, and typed text stays', async () => {
  await begins();
  await fillsAddress({ ...IDA, firstName: '9Ida', zip: '9007' });
  await goesOn('shipping');
  const problems = page.getByRole('group', { name: 'There are 2 problems' });
  await expect.element(problems).toHaveFocus();
  expect(document.title).toMatch(/^Error: Address/);
  await problems.getByRole('link', { name: FIRST_NAME }).click();
  const name = shipTo().getByLabelText('First name');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(`Error: ${FIRST_NAME}`);
  await expect.element(name).toHaveValue('9Ida');
  await expect.element(shipTo().getByLabelText('City')).toHaveValue(IDA.city);
  await name.fill('Ida');
  await shipTo().getByLabelText('ZIP code').fill('90071-1234');
  await name.click();
  await userEvent.keyboard('{Enter}');
  await isAtShipping();
});

test('a failing store says so, and the same form is sent again', async () => {
  await begins();
  await fillsAddress();
  turns('fail:updateCheckoutSession');
  await goesOn('shipping');
  const words = 'Something went wrong on our side. Please try again.';
  await expect.element(page.getByRole('main').getByText(words)).toBeVisible();
  await expect.poll(heard).toContain(words);
  turns('');
  await goesOn('shipping');
  await isAtShipping();
});

test('typed text that was not sent is there after a reload and after Back', async () => {
  await begins();
  await page.getByLabelText('Email address').fill(IDA.email);
  await page.getByRole('radio', { name: /^A depository/ }).click();
  const account = shipTo().getByLabelText('Account number there');
  await account.fill('FSV-1');
  await loads('/checkout/address');
  await expect.element(account).toHaveValue('FSV-1');
  await expect.element(page.getByLabelText('Email address')).toHaveValue(IDA.email);
  await summary().getByRole('link', { name: 'Change the cart' }).click();
  await expect.element(heading()).toShow('Cart');
  history.back();
  await expect.element(account).toHaveValue('FSV-1');
});

test('the shopper takes the carrier’s spelling of an address, or keeps their own', async () => {
  await begins();
  await fillsAddress({ ...IDA, street: '350 south grand avenue' });
  await goesOn('shipping');
  await expect
    .element(page.getByRole('heading', { name: 'Do you mean this address?' }))
    .toHaveFocus();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await isAtShipping();
  await stepLinks().click();
  await expect.element(street()).toHaveValue('350 South Grand Avenue');

  await shipTo().getByLabelText('State', { exact: true }).selectOptions('Texas');
  await goesOn('shipping');
  await expect.element(page.getByRole('heading', { name: 'Is this address right?' })).toHaveFocus();
  await expect.element(inSight().getByText('The ZIP code 90071 is not in Texas.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep what I wrote' }).click();
  await isAtShipping();
  await expect.element(bill('Sales tax')).toShow('None');
});

test('a customer chooses an address of theirs, and changes one', async () => {
  await begins({ as: 'clara' });
  await expect.element(page.getByRole('radio', { name: /^Home, your default/ })).toBeChecked();
  await expect.element(street()).not.toBeVisible();
  const ownAddress = inSight().getByText(/^The depository gets the metal/);
  await expect.element(ownAddress).not.toBeVisible();
  await page.getByRole('radio', { name: /^IRA/ }).click();
  await expect.element(ownAddress).toBeVisible();
  await expect
    .element(billTo().getByLabelText('Street address'))
    .toHaveValue('1204 Barton Springs Road');
  await page.getByRole('link', { name: 'Change Office' }).click();
  await expect.element(page.getByRole('heading', { name: 'Change Office' })).toHaveFocus();
  await shipTo().getByLabelText('Apartment, suite or floor').fill('Suite 500');
  await goesOn('shipping');
  await isAtShipping();

  await stepLinks().click();
  await expect.element(page.getByRole('radio', { name: /^Office/ })).toBeChecked();
  await expect.element(inSight().getByText('Suite 500')).toBeVisible();
  await page.getByRole('radio', { name: /^IRA/ }).click();
  const same = page.getByRole('checkbox', { name: 'The same address', includeHidden: true });
  // A vault is not billed.
  await expect.element(same).not.toBeVisible();
  await expect.element(billTo().getByLabelText('Company')).toHaveValue('Whitfield Bindery');
  expect((await addresses()).map(({ address2 }) => address2)).toContain('Suite 500');
});

test('a customer saves another address, and has it offered first', async () => {
  await begins({ as: 'clara' });
  await page.getByRole('radio', { name: 'Another address' }).click();
  await fillsAddress({ ...IDA, email: EMAILS.clara });
  await page.getByRole('checkbox', { name: 'Keep this address in my account' }).click();
  await page.getByRole('checkbox', { name: 'Offer this address first' }).click();
  await goesOn('shipping');
  await isAtShipping();
  expect((await addresses()).find(({ isDefault }) => isDefault)?.city).toBe(IDA.city);
});

test('a guest who signs in during the checkout goes on as a customer, with the address they gave', async () => {
  await begins();
  await fillsAddress();
  await goesOn('shipping');
  await isAtShipping();
  await stepLinks().click();
  await page.getByRole('link', { name: 'sign in to use your addresses' }).click();
  await expect.element(heading()).toShow('Sign in');
  await page.getByLabelText('Email address').fill(EMAILS.clara);
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await isAtShipping();
  expect(location.pathname).toBe('/checkout/shipping');
  await stepLinks().click();
  await expect.element(page.getByRole('radio', { name: /^Home, your default/ })).not.toBeChecked();
  await expect.element(street()).toHaveValue(IDA.street);
  await expect.element(page.getByLabelText('Email address')).toHaveValue(EMAILS.clara);
  expect(summary().getByRole('listitem').elements(), 'only what she was buying').toHaveLength(1);
});

type Kept = { city: string; isDefault: boolean; address2?: string };

async function addresses(): Promise<Kept[]> {
  const { data } = (await (await send('/api/Account/GetAddresses')).json()) as { data: Kept[] };
  return data;
}
