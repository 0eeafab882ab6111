import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { callsMade } from './backend.ts';
import { adds, EAGLE, has } from './cart-steps.ts';
import { isAtPayment } from './checkout-steps.ts';
import { opens } from './store.tsx';

/** Answers with `null` for each amount of money: nothing costs $0.00, is sold or is deleted. */

const UNKNOWN = 'Price not known right now';
const main = () => page.getByRole('main');
const buys = () =>
  main().getByRole('button', { name: /^(?:Add .*to cart|Checkout|Place the order)/ });

// The contract check reports each `null`, and React each error that a boundary has caught.
afterEach(() => void vi.mocked(console.error).mockClear());

test.each([
  ['/silver/silver-coins', 'getProducts'],
  [`/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`, 'getProductDetail'],
])('%s says that prices are not known, and offers nothing to buy', async (path, operation) => {
  await opens(path, { scenario: `unpriced:${operation}` });
  await expect.element(main()).toShow(UNKNOWN);
  await expect.element(main()).not.toShow('$0.00');
  expect(buys().elements()).toEqual([]);
});

test('a product that is in stock offers no alert for its stock', async () => {
  await opens(`/product/${EAGLE.id}/2026-1-oz-american-silver-eagle-coin-bu`, {
    scenario: 'unpriced:getProductDetail',
  });
  await expect.element(main()).toShow(`${UNKNOWN}. Try again in a few minutes.`);
  await expect.element(main()).not.toShow('Tell me when it can be bought');
});

test('the lines of a customer’s cart stay, set apart', async () => {
  await opens('/cart/cart', {
    as: 'nora',
    before: () => adds(EAGLE.id, 3),
    scenario: 'unpriced:getProductFromShoppingCart',
  });
  const apart = page.getSection('Cannot be bought now');
  await expect.element(apart).toShow(UNKNOWN);
  await expect.element(main()).not.toShow('$0.00');
  expect(buys().elements()).toEqual([]);
  expect(callsMade().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  expect(await has()).toEqual({ [EAGLE.id]: 3 });
});

test('a review without amounts cannot be ordered', async () => {
  await opens('/checkout/review', {
    before: () => isAtPayment({ email: 'ida@example.com' }),
    scenario: 'unpriced:getCheckoutSession',
  });
  await expect.element(main()).toShow('This page did not load');
  expect(buys().elements()).toEqual([]);
});
