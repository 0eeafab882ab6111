import { callsMade, turns } from '#tests/browser/backend.ts';
import { CART, EAGLE, MAPLE } from '#tests/browser/cart-steps.ts';
import {
  fillsAddress,
  goesOn,
  heading,
  pressesCheckout,
  summary,
  way,
} from '#tests/browser/checkout-steps.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import type { Visitor } from '#tests/browser/visitor.ts';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';

const TWO = `${EAGLE.id}x2i:`;
const HELD = /^Prices are held for 5 more minutes, until \d+:\d\d [AP]M ET\.$/;
const email = () => page.getByLabelText('Email address');
const cents = (locator: Locator) =>
  Number(locator.element().textContent.replaceAll(/^.*\$|[^\d]/g, ''));
const topOf = (part: Locator) => part.element().getBoundingClientRect().top;

async function begins(visitor: Visitor = {}, scenario = ''): Promise<void> {
  await opens(CART, { cart: TWO, ...visitor });
  await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  turns(scenario);
  await pressesCheckout();
}

async function comesToShipping(visitor: Visitor = {}): Promise<void> {
  await begins(visitor);
  await fillsAddress();
  await goesOn('shipping');
  await expect.element(heading()).toShow('How should it travel?');
}

test('when the cart’s hold is over, a new price is shown as old, new and difference', async () => {
  await begins({ cart: `${TWO}${MAPLE.id}x1i:` }, 'later');
  const news = page.getByRole('region', { name: 'Prices have changed' });
  const lines = news.getByRole('listitem');
  await expect
    .element(lines.nth(0))
    .toShow(
      /^2026 1 oz American Silver Eagle Coin BU: \$[\d.,]+ each before, now \$[\d.,]+ \([+−]\$[\d.,]+ each, [+−]\$[\d.,]+ for 2\)$/,
    );
  await expect.element(lines.nth(1)).toShow(/^2026 1 oz Canadian Gold Maple Leaf Coin BU: /);
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Prices have changed\. The products cost \$/));
  await loads('/checkout/address');
  // As long as the lock lasts.
  await expect.element(news).toBeVisible();
});

test('on a phone each step begins in the first screen, and new prices are told on one', async () => {
  await begins({ width: 390 }, 'later');
  const line = page.getByText(/^Your order: /);
  await expect.element(line).toShow('new prices');
  expect(topOf(email())).toBeLessThanOrEqual(400);

  await fillsAddress();
  await goesOn('shipping');
  await expect.element(heading()).toShow('How should it travel?');
  await expect.element(line).not.toShow('new prices');
  expect(topOf(page.getByRole('radio').first())).toBeLessThanOrEqual(400);
  await goesOn('payment');
  await expect.element(heading()).toShow('How do you want to pay?');
  expect(topOf(page.getByRole('radio').first())).toBeLessThanOrEqual(400);
  await page.getByRole('radio', { name: /^Paper check/ }).click();
  await goesOn('review');
  await expect.element(heading()).toShow('Review your order');
  expect(topOf(page.getByRole('heading', { name: 'Address' }))).toBeLessThanOrEqual(400);
});

test('the price lock warns once, a minute before its end, and one press renews it', async () => {
  holdsClock();
  await begins();
  await email().fill('half@typed');
  await expect.element(inSight().getByText(HELD)).toBeVisible();
  await passes(246_000);
  const warning = 'Prices are held for 1 more minute. You can refresh them to hold them anew.';
  await expect.poll(heard).toContain(warning);
  await expect
    .element(inSight().getByText(/^Prices are held for 1 more minute, until \d+:\d\d [AP]M ET\.$/))
    .toBeVisible();
  const refresh = page.getByRole('button', { name: 'Refresh prices and hold them anew' });
  await refresh.click();
  await expect.element(inSight().getByText(HELD)).toBeVisible();
  await expect.element(refresh).toHaveFocus();
  await expect.element(email()).toHaveValue('half@typed');
  expect(heard().filter((said) => said === warning)).toHaveLength(1);
});

test('when the price lock ends, the page asks for prices itself, and typed text stays', async () => {
  holdsClock();
  await begins();
  await email().fill('half@typed');
  const before = callsMade().length;
  await passes(301_000);
  await expect.poll(() => callsMade().slice(before)).toContain('GET GetCheckoutSession');
  await expect.element(inSight().getByText(HELD)).toBeVisible();
  await expect.element(email()).toHaveValue('half@typed');
});

test('a shopper without time limits is not warned, and nothing changes by itself', async () => {
  holdsClock();
  await begins({ settings: { limits: 'none' } });
  const before = callsMade().length;
  await passes(330_000);
  await expect
    .element(inSight().getByText('The price lock is over. Going on brings new prices.'))
    .toBeVisible();
  expect(
    callsMade()
      .slice(before)
      .filter((call) => call.includes('Checkout')),
  ).toEqual([]);
  expect(heard().filter((said) => said.startsWith('Prices are held'))).toEqual([]);
});

test('the large total follows the prices that are shown first, each tick and the way to pay', async () => {
  await comesToShipping({ before: async () => void (document.cookie = 'pay=card; path=/') });
  const total = summary().getBySelector('.order-summary-total');
  const other = summary().getByText(/^By (card|check)/);
  await expect.element(other).toShow('By card or PayPal, with its surcharge.');
  const [card, check] = [cents(total), cents(other)];
  expect(card).toBeGreaterThan(check);

  await page.getByRole('radio', { name: /^Expedited/ }).click();
  await page.getByRole('checkbox', { name: /^Gift wrap/ }).click();
  const withWrap = cents(total);
  expect(withWrap - card).toBe(cents(other) - check);
  const said = total.element().textContent.replace('Total ', '');
  const sentence = `^Total \\$[\\d.]+ by check.*\\${said} by card or PayPal\\.$`;
  await expect.poll(heard).toContainEqual(expect.stringMatching(sentence));
  await page.getByRole('checkbox', { name: /^Gift wrap/ }).click();
  await expect.poll(() => withWrap - cents(total)).toBe(7_00);

  await goesOn('payment');
  await way('eCheck').click();
  await expect.element(other).toShow('By check, wire or eCheck.');
  const byCheck = cents(total);
  await way('Credit or debit card').click();
  await expect.element(other).toShow('By card or PayPal, with its surcharge.');
  expect(cents(total)).toBeGreaterThan(byCheck);
});
