import { expect, test } from 'vitest';

import { problemOf } from '#lib/api-error.ts';
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
  const failed = adds().catch(problemOf);
  await rest();
  expect(await failed).toMatchObject({ kind: 'failed' });
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
