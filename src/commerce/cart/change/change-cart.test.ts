// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { queryClient } from '#api/cache/query-client.ts';
import type { CartItem } from '#api/cart/cart-model.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { changeGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { routeCalls } from '#lib/transport.ts';
import { respond } from '#mocks/server.ts';

import { add } from './customer-cart.ts';
import { bringAlong, removeFromCart, removeSelected } from './change-cart.ts';

const EAGLE: CartItem = {
  productId: 225_134,
  salesEventId: 0,
  source: 'instock',
  quantity: 1,
  selected: true,
  active: true,
};

let customers = 0;

/** A customer with an eagle in the cart; another was added as the page before was left. */
beforeEach(async () => {
  customers += 1;
  const authorization = `Bearer mock.leaving-${customers}.BPM-30001`;
  routeCalls((url, init) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), authorization };
    return respond(new Request(new URL(url, 'http://store'), { ...init, headers }));
  });
  document.cookie = 'signed-in=1';
  queryClient().clear();
  await add(EAGLE, false);
  changeGuestItems(() => [EAGLE]);
});

test.each([
  ['emptying', () => removeSelected([])],
  ['removing the line', () => removeFromCart({ ...EAGLE, name: 'Eagle' })],
])('%s also removes what the page before added as it was left', async (_, remove) => {
  // The page moves guest lines as soon as it has the code for it.
  await Promise.all([remove(), bringAlong()]);
  expect(await queryClient().fetchQuery(customerCartQuery())).toEqual([]);
});
