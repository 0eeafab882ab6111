import { callsMade, turns } from '#tests/browser/backend.ts';
import { cartButton, EAGLE, keptInCart } from '#tests/browser/cart-steps.ts';
import {
  agrees,
  goesOn,
  hasOrdered,
  isAtPayment,
  orders,
  paysByWire,
  placeButton,
  reviews,
  way,
} from '#tests/browser/checkout-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const PAYMENT = '/checkout/payment';
const GUEST = { before: () => isAtPayment({ email: 'ida@example.com' }) };

const TWENTY = { before: () => isAtPayment({ email: 'ida@example.com', eagles: 20 }) };

const box = (name: string) => page.getByRole('textbox', { name });

async function fillsECheck(): Promise<void> {
  await box('Routing number').fill('111000025');
  await box('Account number').fill('0012345678');
  await box('Check number').fill('1042');
  await page.getByLabelText('ID number', { exact: true }).fill('D1234567');
  await page.getByRole('combobox', { name: 'State that issued the ID' }).selectOptions('Texas');
}

const WAYS = [
  {
    name: 'eCheck',
    pays: fillsECheck,
    next: /^Your eCheck pays \$.* Clears in 4 to 6 business days\./,
  },
  {
    name: 'Bank wire',
    pays: async () => {},
    next: /^Wire \$.* by .*, with BPM-\d+ as the reference/,
  },
  { name: 'Paper check', pays: async () => {}, next: /^Mail a check for/ },
];

test.each([
  ...WAYS.map(({ name, pays, next }) => ({ who: 'a guest', as: undefined, name, pays, next })),
  ...WAYS.map(({ name, pays, next }) => ({
    who: 'a customer',
    as: 'nora' as const,
    name,
    pays,
    next,
  })),
])('$who orders by $name, and reads what comes next', async ({ as, name, pays, next }) => {
  await opens(PAYMENT, { ...(as && { as }), ...TWENTY });
  await way(name).click();
  await pays();
  await goesOn('review');
  await reviews();
  await orders();
  await hasOrdered();
  await expect.element(page.getByRole('listitem').filter({ hasText: next })).toBeVisible();
});

test('an eCheck shows each problem at its field, and keeps the typed values', async () => {
  await opens(PAYMENT, GUEST);
  await way('eCheck').click();
  await page.getByRole('radio', { name: 'Corporate' }).click();
  await box('Routing number').fill('12a');
  await box('Tax ID').fill('12 34');
  await goesOn('review');
  const summary = page.getByRole('group', { name: 'There are 4 problems' });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link', { name: 'Write the tax ID without spaces.' }).click();
  await expect.element(box('Tax ID')).toHaveFocus();
  await expect.element(box('Routing number')).toHaveValue('12a');
  await box('Routing number').fill('000000000');
  await box('Account number').fill('1');
  await box('Check number').fill('1');
  await box('Tax ID').fill('1234');
  await goesOn('review');
  await expect
    .element(
      inSight()
        .getByText(/^Error: No bank has this routing number/)
        .first(),
    )
    .toBeVisible();
});

test('an order takes only its own lines out of the cart, and three presses order once', async () => {
  // Since the checkout began, ten more Eagles were added to the cart.
  await opens(PAYMENT, {
    cart: `${EAGLE.id}x30i:466250x1i:`,
    before: () => isAtPayment({ email: 'ida@example.com', eagles: 20 }),
  });
  await paysByWire();
  await agrees().click();
  const button = placeButton().element() as HTMLElement;
  for (const _ of [1, 2, 3]) button.click();
  const invoice = await hasOrdered();
  expect(callsMade().filter((call) => call.includes('PlaceOrder'))).toHaveLength(1);
  expect(keptInCart()).toBe(`${EAGLE.id}x10i:466250x1i:`);
  await expect.element(cartButton()).toHaveAccessibleName('Cart 9+, 2 items, 11 pieces');
  await loads('/checkout/review');
  expect(await hasOrdered(), 'the review leads to the order now').toBe(invoice);
});

test('while no answer comes the page says so and asks on, until the order is there', async () => {
  await opens(PAYMENT, GUEST);
  await paysByWire();
  turns('lost:placeOrder,fail:getPlacedOrder');
  await orders();
  const unsure = 'No answer yet. We are asking what became of your order.';
  await expect.element(inSight().getByText(unsure)).toBeVisible();
  expect(heard()).toContain('Placing your order.');
  await expect.poll(heard).toContainEqual(expect.stringContaining(unsure));
  turns('');
  await hasOrdered();
  expect(callsMade().filter((call) => call.includes('PlaceOrder'))).toHaveLength(1);
});

test('a higher total is shown with the difference, and the shopper is asked again', async () => {
  await opens(PAYMENT, { before: () => isAtPayment({ email: 'moved@example.com' }) });
  await paysByWire();
  // The order is sent with a total that differs from the checkout's.
  const total = document.querySelector<HTMLInputElement>('input[name="total"]');
  if (total) total.value = String(Number(total.value) - 1_50);
  await orders();
  await expect
    .element(
      inSight()
        .getByText('Error: The total has changed since you saw it. Nothing was ordered.')
        .first(),
    )
    .toBeVisible();
  await expect
    .element(inSight().getByText(/^The total was \$.* and is \$.* now: \+\$1\.50\./))
    .toBeVisible();
  await placeButton().click();
  await expect
    .element(
      inSight()
        .getByText(/^Error: Prices have moved. The total is now/)
        .first(),
    )
    .toBeVisible();
});
