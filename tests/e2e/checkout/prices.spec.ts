import type { Locator } from '@playwright/test';

import { EAGLE, leftInCart, MAPLE } from '../cart/cart-steps.ts';
import {
  beginsCheckout,
  comesToShipping,
  fillsAddress,
  goesOn,
  heading,
  pressesCheckout,
  summary,
} from './checkout-steps.ts';
import { way } from './payment-steps.ts';
import { expect, inSight, opens, test, turns } from '../shopper.ts';

test('when the cart’s hold is over, a new price is shown as old, new and difference', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${EAGLE.id}x2i:${MAPLE.id}x1i:`);
  await opens(page, '/cart/cart');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await turns(page, 'later');
  await pressesCheckout(page);
  const news = page.getByRole('region', { name: 'Prices have changed' });
  await expect(news.getByRole('listitem')).toHaveText([
    /^2026 1 oz American Silver Eagle Coin BU: \$[\d.,]+ each before, now \$[\d.,]+ \([+−]\$[\d.,]+ each, [+−]\$[\d.,]+ for 2\)$/,
    /^2026 1 oz Canadian Gold Maple Leaf Coin BU: /,
  ]);
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Prices have changed\. The products cost \$/));
  await page.reload();
  await expect(news, 'as long as the lock lasts').toBeVisible();
});

test('on a phone each step begins in the first screen, and new prices are told on one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leftInCart(page, `${EAGLE.id}x2i:`);
  await opens(page, '/cart/cart');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await turns(page, 'later');
  await pressesCheckout(page);
  const line = page.getByText(/^Your order: /);
  await expect(line).toContainText('new prices');
  expect(await topOf(page.getByLabel('Email address'))).toBeLessThanOrEqual(400);

  await fillsAddress(page);
  await goesOn(page, 'shipping');
  await expect(line).not.toContainText('new prices');
  expect(await topOf(page.getByRole('radio').first())).toBeLessThanOrEqual(400);
  await goesOn(page, 'payment');
  await expect(heading(page)).toHaveText('How do you want to pay?');
  expect(await topOf(page.getByRole('radio').first())).toBeLessThanOrEqual(400);
  await page.getByRole('radio', { name: /^Paper check/ }).check();
  await goesOn(page, 'review');
  await expect(heading(page)).toHaveText('Review your order');
  expect(await topOf(page.getByRole('heading', { name: 'Address' }))).toBeLessThanOrEqual(400);
});

test('the price lock warns a minute before its end, and one press renews it', async ({
  page,
  heard,
}) => {
  await page.clock.install();
  await beginsCheckout(page);
  await page.getByLabel('Email address').fill('half@typed');
  await expect(
    inSight(page).getByText(/^Prices are held for 5 more minutes, until \d+:\d\d [AP]M ET\.$/),
  ).toBeVisible();
  await page.clock.runFor(245_000);
  const warning = 'Prices are held for 1 more minute. You can refresh them to hold them anew.';
  await page.clock.runFor(1_000);
  await expect.poll(heard).toContain(warning);
  await expect(
    inSight(page).getByText(/^Prices are held for 1 more minute, until \d+:\d\d [AP]M ET\.$/),
  ).toBeVisible();
  const refresh = page.getByRole('button', { name: 'Refresh prices and hold them anew' });
  await refresh.click();
  await expect(
    inSight(page).getByText(/^Prices are held for 5 more minutes, until \d+:\d\d [AP]M ET\.$/),
  ).toBeVisible();
  await expect(refresh).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue('half@typed');

  // When the lock ends, the page requests prices itself.
  const asked = page.waitForRequest(/checkout\/address\.data/);
  await page.clock.runFor(301_000);
  await asked;
  await expect(page.getByLabel('Email address')).toHaveValue('half@typed');
  expect((await heard()).filter((said) => said === warning)).toHaveLength(2);
});

test('a shopper without time limits is not warned, and nothing changes by itself', async ({
  page,
  heard,
}) => {
  await page.addInitScript(() => localStorage.setItem('settings', '{"limits":"none"}'));
  await page.clock.install();
  await beginsCheckout(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(900_000);
  await expect(
    inSight(page).getByText('The price lock is over. Going on brings new prices.'),
  ).toBeVisible();
  expect(asked.filter((url) => url.includes('/checkout/'))).toEqual([]);
  expect((await heard()).filter((said) => said.startsWith('Prices are held'))).toEqual([]);
});

test('the large total follows the prices that are shown first, each tick and the way to pay', async ({
  page,
  heard,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'pay', value: 'card', url: baseURL ?? '' }]);
  await comesToShipping(page);
  const total = summary(page).locator('.order-summary-total');
  const other = summary(page).getByText(/^By (card|check)/);
  const cents = async (locator: typeof total) =>
    Number(((await locator.textContent()) ?? '').replaceAll(/^.*\$|[^\d]/g, ''));
  await expect(other).toContainText('By card or PayPal, with its surcharge.');
  const [card, check] = [await cents(total), await cents(other)];
  expect(card).toBeGreaterThan(check);

  await page.getByRole('radio', { name: /^Expedited/ }).check();
  await page.getByRole('checkbox', { name: /^Gift wrap/ }).check();
  const withWrap = await cents(total);
  expect(withWrap - card).toBe((await cents(other)) - check);
  const said = (await total.textContent())?.replace('Total ', '') ?? '';
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(`^Total \\$[\\d.]+ by check.*\\${said} by card or PayPal\\.$`),
    );
  await page.getByRole('checkbox', { name: /^Gift wrap/ }).uncheck();
  expect(withWrap - (await cents(total))).toBe(7_00);

  await goesOn(page, 'payment');
  await way(page, 'eCheck').check();
  await expect(other).toContainText('By check, wire or eCheck.');
  const byCheck = await cents(total);
  await way(page, 'Credit or debit card').check();
  await expect(other).toContainText('By card or PayPal, with its surcharge.');
  expect(await cents(total)).toBeGreaterThan(byCheck);
});

function topOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top);
}
