import { turns } from '#tests/browser/backend.ts';
import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { CART, cartButton, EAGLE, FEW, MAPLE } from '#tests/browser/cart-steps.ts';
import { pictureFile } from '#tests/browser/pictures.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { violationsAtBothWidths } from './ways.ts';

// Dialogs, menus and filled pages, each at both widths: half of them are reached on a phone.

const FILLED = `${EAGLE.id}x3i:${MAPLE.id}x1i:${FEW.id}x2iu:1x4i:`;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });

test('a filled cart, and the drawer over another page, on a phone first', async () => {
  await opens(CART, { cart: FILLED, width: 320 });
  await expect.element(page.getByRole('region', { name: 'Total' })).toBeVisible();
  expect(await violationsAtBothWidths(page.getByRole('region', { name: 'Total' })), 'cart').toEqual(
    [],
  );
  await opens('/signin', { cart: FILLED, width: 320 });
  await cartButton().click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: EAGLE.name }))
    .toBeVisible();
  expect(await violationsAtBothWidths(page.getByRole('dialog')), 'drawer').toEqual([]);
});

test('a cart with a refused coupon, presale, a removal and new prices, on a desktop first', async () => {
  await opens(CART, { as: 'clara' });
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
  expect(await violationsAtBothWidths(button('I have seen it'))).toEqual([]);
});

test('quick navigation, and the preferences from it, on a phone first', async () => {
  await opens('/signin', { width: 320 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('preferences');
  await expect.element(page.getByRole('option', { selected: true })).toBeVisible();
  expect(
    await violationsAtBothWidths(page.getByRole('option', { selected: true })),
    'quick navigation',
  ).toEqual([]);
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await dialog.getByLabelText('Spoken prices').selectOptions('When my alert level is passed');
  await dialog.getByLabelText('Gold', { exact: true }).fill('much');
  await dialog.getByRole('button', { name: 'Set alert levels' }).click();
  expect(await violationsAtBothWidths(dialog), 'preferences').toEqual([]);
  await dialog.getByLabelText('Text size').selectOptions('150 %');
  expect(await violationsAtBothWidths(dialog), 'preferences, large').toEqual([]);
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

test('messages under the bell, and the archive, on a desktop first', async () => {
  await opens('/myaccounts/inbox', { as: 'clara' });
  await button(/^Notifications/).click();
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first())
    .toBeVisible();
  expect(
    await violationsAtBothWidths(page.getByRole('region', { name: 'Notifications' })),
    'bell',
  ).toEqual([]);
  await opens('/myaccounts/inbox?folder=archive', { as: 'clara' });
  await expect.element(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(
    await violationsAtBothWidths(page.getByRole('main').getByRole('listitem').first()),
    'archive',
  ).toEqual([]);
});

test('the actions of an order and of a watched product, on a phone first', async () => {
  for (const path of ['/orders/order-history', '/myaccounts/watchlist']) {
    await opens(path, { as: 'clara', width: 320 });
    await button(/^More for/)
      .first()
      .click();
    await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
    expect(await violationsAtBothWidths(page.getByRole('menuitem').first()), `${path}`).toEqual([]);
  }
});

test('a refused newsletter form with its CAPTCHA, on a desktop first', async () => {
  await opens('/signin');
  const block = page.getByRole('contentinfo');
  await block.getByLabelText('Your email').fill('ida@example');
  await expect.element(block.getByRole('checkbox', { name: 'I am a person' })).toBeVisible();
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect.element(block.getByLabelText('Your email')).toBeInvalid();
  expect(await violationsAtBothWidths(block.getByLabelText('Your email'))).toEqual([]);
});

test('each step of a request to sell, on a phone first', async () => {
  const request = `/sell-to-us/request?product=${EAGLE.id}`;
  await opens(request, { width: 320 });
  await button(`Photos of ${EAGLE.name}`).upload([
    await pictureFile('a.png'),
    new File([], 'b.txt'),
  ]);
  await expect.element(page.getByRole('list', { name: /^Photos of/ })).toShow('With us');
  await button('Add an item').click();
  await button('Add it').click();
  expect(
    await violationsAtBothWidths(page.getByRole('list', { name: /^Photos of/ })),
    'items',
  ).toEqual([]);
  await button('Go on to your details').click();
  await button('Go on and check').click();
  await expect.element(page.getByRole('group', { name: 'There are 4 problems' })).toHaveFocus();
  expect(
    await violationsAtBothWidths(page.getByRole('group', { name: 'There are 4 problems' })),
    'about you',
  ).toEqual([]);
  await field('First name').fill('Ida');
  await field('Last name').fill('Berg');
  await field('Email address').fill('ida@example.com');
  await field('Mobile number').fill('5125550177');
  await button('Go on and check').click();
  await expect.element(button('Send the request')).toBeVisible();
  expect(await violationsAtBothWidths(button('Send the request')), 'check').toEqual([]);
  await button('Send the request').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toShow('Request SELL-');
  expect(await violationsAtBothWidths(page.getByRole('heading', { level: 1 })), 'sent').toEqual([]);
});

test('the items of a request, changed, on a desktop first', async () => {
  const request = '/sell-to-us/requests/SELL-4471?edit';
  await opens(request, { as: 'clara', scenario: 'sale:submitted' });
  await button('Add an item').click();
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  expect(
    await violationsAtBothWidths(page.getByRole('group', { name: 'There is a problem' })),
  ).toEqual([]);
});
