import { turns } from '#tests/browser/backend.ts';
import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { CART, cartButton, EAGLE, FEW, MAPLE } from '#tests/browser/cart-steps.ts';
import { pictureFile } from '#tests/browser/pictures.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { WAYS } from './ways.ts';

// Dialogs, menus and filled pages, each in all looks and at both widths.

const FILLED = `${EAGLE.id}x3i:${MAPLE.id}x1i:${FEW.id}x2iu:1x4i:`;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });

test.each(WAYS)(
  'a filled cart, and the drawer over another page, at %d px',
  async (width, looks) => {
    await opens(CART, { cart: FILLED, width });
    await expect.element(page.getByRole('region', { name: 'Total' })).toBeVisible();
    expect(await violationsInLooks(looks), 'cart').toEqual([]);
    await opens('/signin', { cart: FILLED, width });
    await cartButton().click();
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: EAGLE.name }))
      .toBeVisible();
    expect(await violationsInLooks(looks), 'drawer').toEqual([]);
  },
);

test.each(WAYS)(
  'a cart with a refused coupon, presale, a removal and new prices, at %d px',
  async (width, looks) => {
    await opens(CART, { as: 'clara', width });
    await page.getByRole('checkbox', { name: /^Buy all/ }).click();
    await expect.element(inSight().getByText(/^This order waits until about/)).toBeVisible();
    await button(`Remove ${MAPLE.name}`).click();
    await expect.element(button(/^Put it back, /)).toBeVisible();
    await inSight()
      .getByText(/^Your coupons/)
      .click();
    await page.getByLabelText('Coupon code').fill('summer26');
    await button('Apply coupon').click();
    await expect.element(page.getByLabelText('Coupon code')).toBeInvalid();
    turns('moved-prices');
    await button(/^Refresh prices/).click();
    await expect.element(button('I have seen it')).toBeVisible();
    expect(await violationsInLooks(looks)).toEqual([]);
  },
);

test.each(WAYS)('quick navigation, and the preferences from it, at %d px', async (width, looks) => {
  await opens('/signin', { width });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('preferences');
  await expect.element(page.getByRole('option', { selected: true })).toBeVisible();
  expect(await violationsInLooks(looks), 'quick navigation').toEqual([]);
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await dialog.getByLabelText('Spoken prices').selectOptions('When my alert level is passed');
  await dialog.getByLabelText('Gold', { exact: true }).fill('much');
  await dialog.getByRole('button', { name: 'Set alert levels' }).click();
  expect(await violationsInLooks(looks), 'preferences').toEqual([]);
  await dialog.getByLabelText('Text size').selectOptions('150 %');
  expect(await violationsInLooks(looks), 'preferences, large').toEqual([]);
});

test('the suggestions, and a refused sign-in, on a phone', async () => {
  await opens('/signin', { width: 320 });
  await button('Open search').click();
  await page.getBySelector('#searchkey').fill('eagle');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(await violationsInLooks(), 'suggestions').toEqual([]);
  await userEvent.keyboard('{Escape}');
  const main = page.getByRole('main');
  await main.getByLabelText('Email address').fill('clara.whitfield@example.com');
  await main.getByLabelText('Password', { exact: true }).fill('not it');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  expect(await violationsInLooks(), 'refused sign-in').toEqual([]);
});

test.each(WAYS)('messages under the bell, and the archive, at %d px', async (width, looks) => {
  await opens('/myaccounts/inbox', { as: 'clara', width });
  await button(/^Notifications/).click();
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first())
    .toBeVisible();
  expect(await violationsInLooks(looks), 'bell').toEqual([]);
  await opens('/myaccounts/inbox?folder=archive', { as: 'clara', width });
  await expect.element(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await violationsInLooks(looks), 'archive').toEqual([]);
});

test.each(WAYS)(
  'the actions of an order and of a watched product, at %d px',
  async (width, looks) => {
    for (const path of ['/orders/order-history', '/myaccounts/watchlist']) {
      await opens(path, { as: 'clara', width });
      await button(/^More for/)
        .first()
        .click();
      await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
      expect(await violationsInLooks(looks), `${path}`).toEqual([]);
    }
  },
);

test.each(WAYS)('a refused newsletter form with its CAPTCHA, at %d px', async (width, looks) => {
  await opens('/signin', { width });
  const block = page.getByRole('region', { name: 'Connect with Bold' });
  await block.getByLabelText('Your email').fill('ida@example');
  await expect.element(block.getByRole('checkbox', { name: 'I am a person' })).toBeVisible();
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect.element(block.getByLabelText('Your email')).toBeInvalid();
  expect(await violationsInLooks(looks)).toEqual([]);
});

test.each(WAYS)('each step of a request to sell, at %d px', async (width, looks) => {
  const request = `/sell-to-us/request?product=${EAGLE.id}`;
  await opens(request, { width });
  await button(`Photos of ${EAGLE.name}`).upload([
    await pictureFile('a.png'),
    new File([], 'b.txt'),
  ]);
  await expect.element(page.getByRole('list', { name: /^Photos of/ })).toShow('With us');
  await button('Add an item').click();
  await button('Add it').click();
  expect(await violationsInLooks(looks), 'items').toEqual([]);
  await button('Go on to your details').click();
  await button('Go on and check').click();
  await expect.element(page.getByRole('group', { name: 'There are 4 problems' })).toHaveFocus();
  expect(await violationsInLooks(looks), 'about you').toEqual([]);
  await field('First name').fill('Ida');
  await field('Last name').fill('Berg');
  await field('Email address').fill('ida@example.com');
  await field('Mobile number').fill('5125550177');
  await button('Go on and check').click();
  await expect.element(button('Send the request')).toBeVisible();
  expect(await violationsInLooks(looks), 'check').toEqual([]);
  await button('Send the request').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toShow('Request SELL-');
  expect(await violationsInLooks(looks), 'sent').toEqual([]);
});

test.each(WAYS)('the items of a request, changed, at %d px', async (width, looks) => {
  const request = '/sell-to-us/requests/SELL-4471?edit';
  await opens(request, { as: 'clara', scenario: 'sale:submitted', width });
  await button('Add an item').click();
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  expect(await violationsInLooks(looks)).toEqual([]);
});
