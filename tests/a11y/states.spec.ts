import { cartButton, EAGLE, FEW, leftInCart, MAPLE } from '../e2e/cart/cart-steps.ts';
import {
  fillsAddress,
  goesOn,
  heading,
  IDA,
  pressesCheckout,
  summary,
} from '../e2e/checkout/checkout-steps.ts';
import { bell, INBOX, listed, opensSignedIn, panel } from '../e2e/notifications/inbox-steps.ts';
import { signsIn } from '../e2e/customers.ts';
import { expect, inSight, opens, turns } from '../e2e/shopper.ts';
import { test } from './a11y-test.ts';
import { expectNoViolations } from './axe.ts';

// Dialogs, menus and filled pages, scanned as screens are.

const FILLED = `${EAGLE.id}x3i:${MAPLE.id}x1i:${FEW.id}x2iu:1x4i:`;
const NARROW = { width: 320, height: 900 };
const WIDE = { width: 1440, height: 900 };

test('axe finds nothing in a filled cart, nor in the drawer over it', async ({ page }) => {
  await leftInCart(page, FILLED);
  await opens(page, '/cart/cart');
  await expect(page.getByRole('region', { name: 'Total' })).toBeVisible();
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `cart ${size.width} px`);
  }
  await page.goto('/signin');
  await cartButton(page).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: EAGLE.name })).toBeVisible();
  await expectNoViolations(page, 'drawer');
});

test('axe finds nothing in a cart with a refused coupon, presale, removals and new prices', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await page.setViewportSize(NARROW);
  await page.clock.install();
  await opens(page, '/cart/cart');
  await page.getByRole('checkbox', { name: /^Buy all/ }).check();
  await expect(inSight(page).getByText(/^This order waits until about/)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${MAPLE.name}` }).click();
  await expect(page.getByRole('button', { name: /^Put it back, / })).toBeVisible();
  await inSight(page)
    .getByText(/^Your coupons/)
    .click();
  await page.getByLabel('Coupon code').fill('summer26');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(page.getByLabel('Coupon code')).toHaveAttribute('aria-invalid', 'true');
  await turns(page, 'moved-prices');
  await page.getByRole('button', { name: /^Refresh prices/ }).click();
  await expect(page.getByRole('button', { name: 'I have seen it' })).toBeVisible();
  await page.clock.fastForward(242_000);
  await expect(inSight(page).getByText(/^Prices are held for 1 more minute, until/)).toBeVisible();
  for (const size of [NARROW, { ...WIDE, width: 1024 }]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `cart ${size.width} px`);
  }
});

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

test('axe finds nothing in quick navigation', async ({ page }) => {
  await opens(page, '/signin');
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gold');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await expectNoViolations(page, `quick navigation ${size.width} px`);
    await page.keyboard.press('Escape');
  }
});

test('axe finds nothing in the preferences, also in high contrast and large text', async ({
  page,
}) => {
  await opens(page, '/signin');
  await page.getByRole('button', { name: 'Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await dialog.getByLabel('Spoken prices').selectOption('When my alert level is passed');
  await dialog.getByLabel('Gold', { exact: true }).fill('much');
  await dialog.getByRole('button', { name: 'Set alert levels' }).click();
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `preferences ${size.width} px`);
  }
  await dialog.getByLabel('Colors').selectOption('High contrast');
  await dialog.getByLabel('Text size').selectOption('150 %');
  await expectNoViolations(page, 'preferences, high contrast and large');
  await page.keyboard.press('Escape');
  await expectNoViolations(page, 'page, high contrast and large');
});

test('axe finds nothing in the suggestions, nor in a refused sign-in', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await opens(page, '/signin');
  await page.getByRole('button', { name: 'Open search' }).click();
  const search = page.locator('#searchkey');
  await search.fill('eagle');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoViolations(page, 'suggestions');

  await search.press('Escape');
  await page.getByLabel('Email address').fill('clara.whitfield@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not it');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  await expectNoViolations(page, 'refused sign-in');
});

test('axe finds nothing in the newsletter form with its CAPTCHA, refused', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await opens(page, '/signin');
  const block = page.getByRole('region', { name: 'Connect with Bold' });
  await block.getByLabel('Your email').fill('ida@example');
  await expect(block.getByRole('checkbox', { name: 'I am a person' })).toBeVisible();
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(block.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page, 'refused newsletter form');
});

test('axe finds nothing in the portfolio page of a guest and of a customer', async ({ page }) => {
  const judge = async (state: string) => {
    await opens(page, '/bold-bullion-portfolio');
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await expectNoViolations(page, `${state}, ${size.width} px`);
    }
  };
  await judge('portfolio of a guest');
  await signsIn(page, 'clara');
  await judge('portfolio of a customer');
});

test('axe finds nothing in the inbox, under the bell, nor in the archive', async ({ page }) => {
  await signsIn(page, 'clara');
  await opensSignedIn(page, INBOX);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `inbox ${size.width} px`);
    await bell(page).click();
    await expect(panel(page).getByRole('listitem').first()).toBeVisible();
    await expectNoViolations(page, `bell ${size.width} px`);
    await page.keyboard.press('Escape');
  }
  await page.goto(`${INBOX}?folder=archive`);
  await expect(listed(page).first()).toBeVisible();
  await expectNoViolations(page, 'archive');
});

test('axe finds nothing in the actions of an order, nor in those of a watched product', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  for (const path of ['/orders/order-history', '/myaccounts/watchlist']) {
    await opens(page, path);
    const more = page.getByRole('button', { name: /^More for/ }).first();
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await more.click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await expectNoViolations(page, `${path} ${size.width} px`);
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
    }
  }
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

test('axe finds nothing in the addresses of a customer', async ({ page }) => {
  await signsIn(page, 'clara');
  await opens(page, '/cart/cart');
  await pressesCheckout(page);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `addresses ${size.width} px`);
  }
});
