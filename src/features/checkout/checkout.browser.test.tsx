import { turns } from '#tests/browser/backend.ts';
import { CART, EAGLE, NEXT_YEAR, adds } from '#tests/browser/cart-steps.ts';
import {
  bill,
  fillsAddress,
  goesOn,
  hasOrdered,
  heading,
  IDA,
  isAtPayment,
  orders,
  paysByWire,
  pressesCheckout,
  shipTo,
  stepLinks,
  summary,
} from '#tests/browser/checkout-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { send } from '#lib/transport.ts';
import { EMAILS, PASSWORD } from '#tests/customers.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const EXPIRED = 'Your login session has been expired. Please login again using your credentials';
const GUEST = { cart: `${EAGLE.id}x2i:` };
const PAY = 'How do you want to pay?';
const OVER = 'The checkout that you had begun is over.';
const APART = 'What is in stock ships first, the rest as soon as it is here, around Jan 7, 2027.';

async function comesToShipping(): Promise<void> {
  await opens(CART, GUEST);
  await pressesCheckout();
  await fillsAddress();
  await goesOn('shipping');
  await expect.element(heading()).toShow('How should it travel?');
}

test('each amount of a checkout has its reason', async () => {
  await opens(CART, GUEST);
  await pressesCheckout();
  await expect.element(page.getByRole('banner')).toShow('Checkout');
  expect(stepLinks().elements()).toEqual([]);
  await fillsAddress();
  await goesOn('shipping');
  await expect.element(heading()).toShow('How should it travel?');
  await expect.element(heading()).toHaveFocus();
  expect(heard(), 'the focused heading has said it').not.toContain(document.title);
  await expect.element(stepLinks()).toShow('Address (done)');
  await expect.element(bill('Sales tax')).toShow('7.25% of $');
  await expect.element(bill('Sales tax')).toShow('California: under $2,000.');
  await expect.element(page.getByRole('radio', { name: /^Standard, insured: / })).toBeChecked();
  const rate = '$0.25 for each ounce of metal, at least $29.95';
  expect(inSight().getByText(rate).elements()).toHaveLength(2);

  await page.getByRole('radio', { name: /^Expedited, insured: \$29\.95/ }).click();
  await page.getByRole('checkbox', { name: /^Signature on delivery: \$3\.95/ }).click();
  await page.getByRole('checkbox', { name: /^Gift wrap: \$7\.00/ }).click();
  await page.getByLabelText('Note to us').fill('Leave it with the neighbor.');
  await expect.element(inSight().getByText('27 of 500 characters')).toBeVisible();
  await goesOn('payment');
  await expect.element(heading()).toShow(PAY);
  await expect.element(bill('Shipping')).toShow('$29.95');
  await expect.element(bill('Signature')).toShow('$3.95');
  await expect.element(bill('Gift wrap')).toShow('$7.00');
});

test('a checkout goes on at its next step, and leaves none out', async () => {
  await comesToShipping();
  await goesOn('payment');
  await expect.element(heading()).toShow(PAY);
  for (const path of ['/checkout', '/checkout/review']) {
    await loads(path);
    await expect.element(heading()).toShow(PAY);
    expect(location.pathname).toBe('/checkout/payment');
  }
  await stepLinks().filter({ hasText: 'Address' }).click();
  await expect.element(shipTo().getByLabelText('Street address')).toHaveValue(IDA.street);
  await expect
    .element(inSight().getByText('Another address means choosing shipping again.'))
    .toBeVisible();
});

test('a line that cannot be bought keeps the shopper in the cart, which names it', async () => {
  await opens(CART, GUEST);
  await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  turns('sold-out');
  await page.getByRole('button', { name: 'Checkout' }).click();
  const words = `${EAGLE.name} cannot be bought: it is out of stock.`;
  await expect.element(inSight().getByText(words)).toBeVisible();
  await expect.poll(heard).toContain(words);
  expect(location.pathname).toBe(CART);
});

test('a customer’s checkout asks for sign-in after signing out', async () => {
  await opens(CART, { as: 'nora', before: () => adds(EAGLE.id, 1) });
  await pressesCheckout();
  await send('/api/Authentication/SignOut', { method: 'POST' });
  await loads('/checkout/address');
  await expect.element(heading()).toShow('Sign in');
  expect(location.href).toMatch(/^[^?]*\/signin\?returnTo=%2Fcheckout%2Faddress/);
});

test('an unknown checkout leads to the cart, which says so', async () => {
  await opens('/checkout/shipping', {
    before: async () => void (document.cookie = 'checkout=cs-0123456789abcdef; path=/'),
  });
  await expect.element(inSight().getByText(OVER)).toBeVisible();
  expect(location.pathname + location.search).toBe('/cart/cart?did=over');
});

test('a guest whose checkout the API no longer opens is told so in the cart, and begins another', async () => {
  await opens(CART, GUEST);
  await pressesCheckout();
  turns('expired:getCheckoutSession');
  await loads('/checkout/address');
  await expect.element(inSight().getByText(OVER)).toBeVisible();
  expect(location.pathname + location.search).toBe('/cart/cart?did=over');
  turns('');
  await pressesCheckout();
  await expect.element(summary().getByText(EAGLE.name)).toBeVisible();
});

test('§8 a step that finds the session expired leads to sign in, and back to what was typed', async () => {
  const note = page.getByLabelText('Note to us');
  await opens('/checkout/shipping', { as: 'nora', before: () => isAtPayment() });
  await note.fill('Leave it with the neighbor in 4B.');
  turns('expired:updateCheckoutSession');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect.element(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  turns('');
  await page.getByLabelText('Email address').fill(EMAILS.nora);
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect.element(note).toHaveValue('Leave it with the neighbor in 4B.');
  expect(location.pathname).toBe('/checkout/shipping');
});

async function buysPresale(): Promise<void> {
  await adds(EAGLE.id, 30);
  await adds(NEXT_YEAR.id, 1, 'presale');
  await isAtPayment({ email: 'marcus.bell@example.com', presale: 1 });
}

test('a customer who splits orders reads so in the cart, at checkout and after it', async () => {
  await opens(CART, { as: 'marcus', before: buysPresale });
  await expect
    .element(
      inSight().getByText(/^This order ships in two parcels: what is in stock first, 2027 1 oz/),
    )
    .toBeVisible();
  expect(
    inSight()
      .getByText(/ships together/)
      .elements(),
  ).toEqual([]);
  await expect
    .element(page.getByRole('region', { name: 'Total' }))
    .toShow('$127.50 for the market loss of an earlier order is added at checkout.');

  await loads('/checkout/shipping');
  await expect
    .element(page.getByRole('group', { name: 'Parcels' }))
    .toShow(`${NEXT_YEAR.name} is not in the vault yet.`);
  await expect.element(page.getByRole('radio', { name: `Two parcels ${APART}` })).toBeChecked();
  await goesOn('payment');
  await paysByWire();
  const shipping = page.getByRole('region', { name: 'Shipping' });
  await expect.element(shipping).toShow(APART);
  await expect.element(shipping).toShow('Signature on delivery, included.');
  await expect.element(bill('Signature on delivery')).toShow('Included');
  await orders();
  const invoice = await hasOrdered();
  await expect.element(inSight().getByText(APART)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Your order' }))
    .toShow('Signature on deliveryIncluded');
  await loads(`/orders/orderdetails/${invoice}`);
  await expect.element(inSight().getByText('Parcel 2 of 2')).toBeVisible();
  await expect.element(page.getSection('Ships to')).toShow('A signature on delivery is included');
});
