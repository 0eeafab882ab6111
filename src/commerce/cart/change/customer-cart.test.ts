import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { queryClient } from '#api/cache/query-client.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { changeGuestItems, guestItems } from '#commerce/cart/keep/guest-store.ts';
import { countItems } from '#commerce/cart/model/rules.ts';
import { ApiFailure } from '#lib/api-error.ts';
import { catalogAt } from '#mocks/backend/shop.ts';
import {
  backend,
  BURST_MS,
  EAGLE,
  FEW,
  inOnePage,
  item,
  key,
  LATENCY_MS,
  load,
  pass,
  rest,
  ROYAL_ARMS,
  shown,
} from '#tests/slow-cart.ts';

import { bringAlong } from './bring-along.ts';
import { readAnew } from './cart-changed.ts';
import { add, change, empty, remove } from './customer-cart.ts';

inOnePage();

test('pressing plus eight times in a row is one request, and shown at once', async () => {
  const api = await backend([EAGLE, 1]);
  await load();
  for (let quantity = 2; quantity <= 9; quantity++) {
    change([key(EAGLE)], { quantity }, api.onFailure);
    await pass(100);
  }
  expect(shown()).toEqual([[EAGLE, 9]]);
  await rest();
  expect(api.sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(await api.has()).toEqual([[EAGLE, 9]]);
  expect(shown()).toEqual([[EAGLE, 9]]);
});

test('a slow answer does not undo clicks made while it was pending', async () => {
  const api = await backend([EAGLE, 1]);
  await load();
  change([key(EAGLE)], { quantity: 2 }, api.onFailure);
  await pass(1_000);
  change([key(EAGLE)], { quantity: 5 }, api.onFailure);
  await pass(2_500);
  expect(shown()).toEqual([[EAGLE, 5]]);
  await rest();
  expect(await api.has()).toEqual([[EAGLE, 5]]);
});

test('a change in another tab is read again, also during a pending change or read', async () => {
  const api = await backend([EAGLE, 1]);
  await load();
  api.wayBackMs = 1_000;
  const unsubscribe = new QueryObserver(queryClient(), customerCartQuery()).subscribe(() => {});
  const otherTabAdds = async (productId: number) => {
    await api.adds(productId);
    void readAnew();
  };
  change([key(EAGLE)], { quantity: 2 }, api.onFailure);
  await pass(BURST_MS + LATENCY_MS);
  await otherTabAdds(ROYAL_ARMS);
  await rest();
  expect(shown()).toEqual([
    [EAGLE, 2],
    [ROYAL_ARMS, 1],
  ]);
  void readAnew();
  await pass(LATENCY_MS);
  await otherTabAdds(FEW);
  await rest();
  unsubscribe();
  expect(shown()).toHaveLength(3);
});

test('a refused quantity is rolled back to the server’s, and the reason is passed on', async () => {
  const api = await backend([FEW, 3]);
  await load();
  change([key(FEW)], { quantity: 8 }, api.onFailure);
  await rest();
  expect(shown()).toEqual([[FEW, 3]]);
  expect((api.failures[0] as ApiFailure).message).toBe(
    'Only 7 are left of 2023 1 oz American Silver Eagle Coin BU. You asked for 8 in all.',
  );
});

test('two additions at once are both in the cart', async () => {
  await backend();
  await load();
  const adding = [add(item(EAGLE), false), add(item(ROYAL_ARMS), false)];
  await rest();
  const [, last] = await Promise.all(adding);
  expect(countItems(last ?? []).items).toBe(2);
});

test('two lines removed in quick succession are both gone', async () => {
  const api = await backend([EAGLE, 1], [ROYAL_ARMS, 1]);
  await load();
  const removals = [remove(key(EAGLE)), remove(key(ROYAL_ARMS))];
  expect(shown()).toEqual([]);
  await rest();
  await Promise.all(removals);
  expect(await api.has()).toEqual([]);
  expect(shown()).toEqual([]);
});

test('a line that could not be removed comes back', async () => {
  const api = await backend([EAGLE, 1]);
  await load();
  api.scenario = 'fail:deleteProductFromShoppingCart';
  const removal = remove(key(EAGLE)).catch((error: unknown) => error);
  expect(shown()).toEqual([]);
  await rest();
  expect(await removal).toBeInstanceOf(ApiFailure);
  expect(shown()).toEqual([[EAGLE, 1]]);
});

test('§4 emptying right after a tick waits for the tick', async () => {
  const api = await backend([EAGLE, 1], [ROYAL_ARMS, 1]);
  await load();
  change([key(ROYAL_ARMS)], { selected: false }, api.onFailure);
  const emptied = empty([key(EAGLE)]);
  await rest();
  await emptied;
  expect(await api.has()).toEqual([[ROYAL_ARMS, 1]]);
});

test('a long guest cart is moved 200 lines at a time, and the rest stays in the browser', async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  const api = await backend();
  const ids = inStock(450);
  changeGuestItems(() => ids.map((id) => item(id)));
  const brought = bringAlong();
  await pass(0);
  expect(api.sent).toHaveLength(1);
  expect(guestItems()).toHaveLength(250);
  await rest();
  await brought;
  expect(api.sent.map(({ path }) => path)).toEqual(Array(3).fill('MergeGuestCart'));
  expect((await api.has()).map(([productId]) => productId)).toEqual(ids);
  expect(guestItems()).toEqual([]);
});

/** The first products of the catalog that can be bought as they are. */
function inStock(count: number): number[] {
  const { products } = catalogAt(Date.now());
  return products
    .filter(({ stocks }) => stocks.some(({ name, sizes }) => name === 'In Stock' && !sizes))
    .slice(0, count)
    .map(({ id }) => id);
}
