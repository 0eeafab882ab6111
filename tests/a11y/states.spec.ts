import { EAGLE, FEW, leftInCart, MAPLE } from '../e2e/cart/cart-steps.ts';
import {
  fillsAddress,
  goesOn,
  heading,
  IDA,
  pressesCheckout,
  summary,
} from '../e2e/checkout/checkout-steps.ts';
import { expect, opens, turns } from '../e2e/shopper.ts';
import { test } from './a11y-test.ts';
import { expectNoViolations } from './axe.ts';

// Dialogs, menus and filled pages, scanned as screens are.

const FILLED = `${EAGLE.id}x3i:${MAPLE.id}x1i:${FEW.id}x2iu:1x4i:`;
const NARROW = { width: 320, height: 900 };
const WIDE = { width: 1440, height: 900 };

test('axe finds nothing in an open mega-menu, nor in the menu of small screens', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await opens(page, '/signin');
  await page.getByRole('button', { name: 'Show more under Silver' }).click();
  await expect(page.getByRole('link', { name: 'Silver Monster Boxes' }).first()).toBeVisible();
  await expectNoViolations(page, 'mega-menu', { whole: true });

  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Silver', { exact: true }).click();
  await expectNoViolations(page, 'side menu');
});

test('axe finds nothing in the first steps of the checkout, refused or asked about', async ({
  page,
}) => {
  await leftInCart(page, FILLED);
  await opens(page, '/cart/cart');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await turns(page, 'later');
  await pressesCheckout(page);
  await page.getByRole('radio', { name: /^A depository/ }).check();
  await goesOn(page, 'shipping');
  await expect(page.getByRole('group', { name: /^There are \d+ problems\. \w/ })).toBeFocused();
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `refused address, new prices, ${size.width} px`);
  }
  await page.getByRole('radio', { name: 'My own address' }).check();
  await fillsAddress(page, { ...IDA, street: '350 south grand avenue' });
  await goesOn(page, 'shipping');
  await expect(page.getByRole('heading', { name: 'Do you mean this address?' })).toBeFocused();
  await expectNoViolations(page, 'question about an address');

  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(heading(page)).toHaveText('How should it travel?');
  await summary(page)
    .getByText(/^\d items?$/)
    .click();
  await expectNoViolations(page, 'shipping, order unfolded, narrow');
  await page.setViewportSize(WIDE);
  await expectNoViolations(page, 'shipping, wide');
});
