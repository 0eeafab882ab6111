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

import { violationsAtBothWidths } from './ways.ts';

const FILLED = `${EAGLE.id}x3i:${MAPLE.id}x1i:${FEW.id}x2iu:1x4i:`;

test('address and shipping, refused or asked about, on a phone first', async () => {
  await opens(CART, { cart: FILLED, width: 320 });
  await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  turns('later');
  await pressesCheckout();
  await page.getByRole('radio', { name: /^A depository/ }).click();
  await goesOn('shipping');
  await expect
    .element(page.getByRole('group', { name: /^There are \d+ problems\. \w/ }))
    .toHaveFocus();
  expect(
    await violationsAtBothWidths(page.getByRole('group', { name: /^There are \d+ problems\. \w/ })),
    'refused address, new prices',
  ).toEqual([]);
  await page.getByRole('radio', { name: 'My own address' }).click();
  await fillsAddress({ ...IDA, street: '350 south grand avenue' });
  await goesOn('shipping');
  await expect
    .element(page.getByRole('heading', { name: 'Do you mean this address?' }))
    .toHaveFocus();
  expect(
    await violationsAtBothWidths(page.getByRole('heading', { name: 'Do you mean this address?' })),
    'question about an address',
  ).toEqual([]);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect.element(heading()).toShow('How should it travel?');
  // On a phone the order is folded, on a desktop never.
  await summary()
    .getByText(/^\d items?$/)
    .click();
  expect(await violationsAtBothWidths(heading()), 'shipping, order unfolded').toEqual([]);
});

test('the addresses of a customer, on a desktop first', async () => {
  await opens(CART, { as: 'clara' });
  await pressesCheckout();
  expect(await violationsAtBothWidths(page.getByRole('main').getByRole('radio').first())).toEqual(
    [],
  );
});

test('payment and review, refused, unsure and placed, on a desktop first', async () => {
  await opens('/checkout/payment', { as: 'clara', before: () => isAtPayment() });
  await way('eCheck').click();
  await goesOn('review');
  await expect
    .element(page.getByRole('group', { name: /^There are \d+ problems\. \w/ }))
    .toHaveFocus();
  expect(
    await violationsAtBothWidths(page.getByRole('group', { name: /^There are \d+ problems\. \w/ })),
    'refused eCheck',
  ).toEqual([]);
  await paysByWire();
  await placeButton().click();
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  expect(
    await violationsAtBothWidths(page.getByRole('group', { name: 'There is a problem' })),
    'terms missing',
  ).toEqual([]);
  setOffline(true);
  await orders();
  await expect
    .element(
      inSight()
        .getByText(/^No answer yet/)
        .first(),
    )
    .toBeVisible();
  expect(
    await violationsAtBothWidths(
      inSight()
        .getByText(/^No answer yet/)
        .first(),
    ),
    'unsure',
  ).toEqual([]);
  setOffline(false);
  await hasOrdered();
  await expect
    .element(page.getByRole('region', { name: 'You have gained a coupon' }))
    .toBeVisible();
  expect(
    await violationsAtBothWidths(page.getByRole('region', { name: 'You have gained a coupon' })),
    'placed',
  ).toEqual([]);
});
