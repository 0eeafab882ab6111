import { expect, test, vi } from 'vitest';

import { isLost } from '#lib/api-error.ts';
import { backend, EAGLE, inOnePage, item, key, load, rest } from '#tests/slow-cart.ts';

import { add, remove } from './customer-cart.ts';

const LOST = 'lost:addProductToShoppingCart';
const adds = (quantity = 1) => add({ ...item(EAGLE), quantity }, false);

inOnePage();

/** A cart whose answer to the addition of one piece is lost. */
async function afterLostAnswer() {
  const api = await backend();
  await load();
  api.scenario = LOST;
  const failed = adds().catch(isLost);
  await rest();
  expect(await failed).toBe(true);
  api.scenario = '';
  expect(await api.has()).toEqual([[EAGLE, 1]]);
  return api;
}

test('a press after a lost answer adds nothing more; a press after an answer does', async () => {
  const api = await afterLostAnswer();
  void adds();
  await rest();
  expect(await api.has()).toEqual([[EAGLE, 1]]);
  void adds();
  await rest();
  expect(await api.has()).toEqual([[EAGLE, 2]]);
});

test('two quick presses are two additions, also after a lost answer', async () => {
  const api = await afterLostAnswer();
  void adds();
  void adds();
  await rest();
  expect(await api.has()).toEqual([[EAGLE, 2]]);
});

test('another quantity after a lost answer is another addition', async () => {
  const api = await afterLostAnswer();
  void adds(2);
  await rest();
  expect(await api.has()).toEqual([[EAGLE, 3]]);
});

test('a line that was removed after a lost answer can be added', async () => {
  const api = await afterLostAnswer();
  void remove(key(EAGLE));
  await rest();
  void adds();
  await rest();
  expect(await api.has()).toEqual([[EAGLE, 1]]);
});

test('the next page repeats an addition whose answer the page before did not get', async () => {
  const api = await backend();
  await load();
  api.wayBackMs = 60_000;
  void adds();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.resetModules();
  const { acquireAddKey } = await import('#commerce/cart/keep/unanswered-adds.ts');
  const stored = sessionStorage.getItem('cart-adds') ?? '';
  expect(stored).toContain(acquireAddKey(item(EAGLE), false));
});
