import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { setOffline, turns } from '#tests/browser/backend.ts';
import { CART, EAGLE, FEW, MAPLE } from '#tests/browser/cart-steps.ts';
import {
  fillsAddress,
  goesOn,
  hasOrdered,
  heading,
  IDA,
  isAtPayment,
  orders,
  paysByWire,
  placeButton,
  pressesCheckout,
  summary,
  way,
} from '#tests/browser/checkout-steps.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { WAYS } from './ways.ts';

const FILLED = `${EAGLE.id}x3i:${MAPLE.id}x1i:${FEW.id}x2iu:1x4i:`;

test.each(WAYS)('address and shipping, refused or asked about, at %d px', async (width, looks) => {
  await opens(CART, { cart: FILLED, width });
  await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  turns('later');
  await pressesCheckout();
  await page.getByRole('radio', { name: /^A depository/ }).click();
  await goesOn('shipping');
  await expect
    .element(page.getByRole('group', { name: /^There are \d+ problems\. \w/ }))
    .toHaveFocus();
  expect(await violationsInLooks(looks), 'refused address, new prices').toEqual([]);
  await page.getByRole('radio', { name: 'My own address' }).click();
  await fillsAddress({ ...IDA, street: '350 south grand avenue' });
  await goesOn('shipping');
  await expect
    .element(page.getByRole('heading', { name: 'Do you mean this address?' }))
    .toHaveFocus();
  expect(await violationsInLooks(looks), 'question about an address').toEqual([]);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect.element(heading()).toShow('How should it travel?');
  // On a phone the order is folded.
  if (width === 320)
    await summary()
      .getByText(/^\d items?$/)
      .click();
  expect(await violationsInLooks(looks), 'shipping, order unfolded').toEqual([]);
});

test.each(WAYS)('the addresses of a customer, at %d px', async (width, looks) => {
  await opens(CART, { as: 'clara', width });
  await pressesCheckout();
  expect(await violationsInLooks(looks)).toEqual([]);
});

test.each(WAYS)(
  'payment and review, refused, unsure and placed, at %d px',
  async (width, looks) => {
    await opens('/checkout/payment', { as: 'clara', width, before: () => isAtPayment() });
    await way('eCheck').click();
    await goesOn('review');
    await expect
      .element(page.getByRole('group', { name: /^There are \d+ problems\. \w/ }))
      .toHaveFocus();
    expect(await violationsInLooks(looks), 'refused eCheck').toEqual([]);
    await paysByWire();
    await placeButton().click();
    await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    expect(await violationsInLooks(looks), 'terms missing').toEqual([]);
    setOffline(true);
    await orders();
    await expect
      .element(
        inSight()
          .getByText(/^No answer yet/)
          .first(),
      )
      .toBeVisible();
    expect(await violationsInLooks(looks), 'unsure').toEqual([]);
    setOffline(false);
    await hasOrdered();
    await expect
      .element(page.getByRole('region', { name: 'You have gained a coupon' }))
      .toBeVisible();
    expect(await violationsInLooks(looks), 'placed').toEqual([]);
  },
);
