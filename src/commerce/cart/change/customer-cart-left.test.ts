import { expect, test } from 'vitest';

import { keyOf } from '#commerce/cart/model/rules.ts';
import {
  backend,
  BURST_MS,
  EAGLE,
  hide,
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

import { add, change, empty, follow } from './customer-cart.ts';

inOnePage();

test('leaving the page during a burst sends it at once', async () => {
  const api = await backend([EAGLE, 1]);
  await load();
  change([key(EAGLE)], { quantity: 4 }, api.onFailure);
  hide();
  await pass(0);
  expect(api.sent.at(-1)).toMatchObject({ method: 'PUT' });
  await rest();
  expect(await api.has()).toEqual([[EAGLE, 4]]);
});

test('leaving the page also sends changes that wait for an earlier answer', async () => {
  const api = await backend();
  await load();
  const adding = [add(item(EAGLE), false), add(item(ROYAL_ARMS), false)];
  await pass(300);
  const posts = () => api.sent.filter(({ method }) => method === 'POST');
  expect(posts()).toHaveLength(1);
  hide();
  await pass(0);
  expect(posts()).toHaveLength(2);
  await rest();
  await Promise.all(adding);
  expect((await api.has()).map(([productId]) => productId)).toEqual([EAGLE, ROYAL_ARMS]);
});

test('§4 an emptying after a change is carried out although the page is left at once', async () => {
  const api = await backend([EAGLE, 1]);
  await load();
  change([key(EAGLE)], { quantity: 5 }, api.onFailure);
  const emptied = empty([key(EAGLE)]);
  expect(shown()).toEqual([]);
  hide();
  await rest();
  await emptied;
  expect(await api.has()).toEqual([]);
});

test('a change on top of one of the page before is sent after it, and from its quantity', async () => {
  const api = await backend([EAGLE, 1]);
  await load();
  const arrival = Promise.withResolvers<boolean>();
  const asked = new Map([[keyOf(key(EAGLE)), { quantity: 5, selected: true }]]);
  const followed = follow(asked, () => arrival.promise);
  expect(shown()).toEqual([[EAGLE, 5]]);
  change([key(EAGLE)], { quantity: 6, from: 5 }, api.onFailure);
  await pass(BURST_MS + LATENCY_MS);
  expect(shown()).toEqual([[EAGLE, 6]]);
  expect(await api.has()).toEqual([[EAGLE, 1]]);
  arrival.resolve(false);
  expect(await followed).toBe(false);
  await rest();
  expect(await api.has()).toEqual([[EAGLE, 6]]);
});
