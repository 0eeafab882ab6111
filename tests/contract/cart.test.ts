import type { components } from '#generated/schema.d.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { beforeEach, expect, test } from 'vitest';

import { ROYAL_ARMS, SILVER_EAGLE, addition, line, visit } from './visit.ts';

type Lines = components['schemas']['CartProduct'][];

const MORNING = Date.parse('2026-11-20T15:00:00Z');
const MINUTE = 60_000;
let now = MORNING;

beforeEach(() => {
  now = MORNING;
  setClock({ now: () => now });
});

function marcus() {
  return visit({ customerId: 'BPM-20933' });
}

async function linesOf({ data }: ReturnType<typeof visit>): Promise<Lines> {
  return (await data('getProductFromShoppingCart')) as unknown as Lines;
}

test('a line that a customer adds is in the cart at the next read', async () => {
  const shopper = marcus();
  await shopper.data('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 3) });
  await shopper.data('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 2) });
  const [eagles] = await linesOf(shopper);
  expect(eagles).toMatchObject({ productId: SILVER_EAGLE, quantity: 5, selected: true });
  expect(eagles?.totalPrice).toBeCloseTo((eagles?.price ?? 0) * 5, 5);
});

test('§3 a line has the spot that its customer predicted; others have none', async () => {
  const clara = visit({ customerId: 'BPM-20417' });
  const spots = (await linesOf(clara)).map(({ metal, predicatedSpot }) => [metal, predicatedSpot]);
  expect(spots.slice(0, 2)).toEqual([
    ['silver', 80.22],
    ['gold', 4764.85],
  ]);
  const shopper = marcus();
  await shopper.data('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 3) });
  expect((await linesOf(shopper))[0]).not.toHaveProperty('predicatedSpot');
  const guest = await visit().data('getUpdateShoppingCart', {
    body: { shoppingCartProductsRequest: [line(SILVER_EAGLE, 3)] },
  });
  expect((guest as unknown as Lines)[0]).not.toHaveProperty('predicatedSpot');
});

test('two visitors have separate carts', async () => {
  await marcus().data('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 3) });
  expect(await linesOf(marcus())).toEqual([]);
});

test('§4 a re-added inactive item resets quantity and is unselected', async () => {
  const clara = visit({ customerId: 'BPM-20417' });
  const before = (await linesOf(clara)).find(({ productId }) => productId === ROYAL_ARMS);
  expect(before).toMatchObject({ isActive: false, quantity: 5 });
  await clara.data('addProductToShoppingCart', { body: addition(ROYAL_ARMS, 2) });
  const after = (await linesOf(clara)).find(({ productId }) => productId === ROYAL_ARMS);
  expect(after).toMatchObject({ isActive: true, quantity: 2, selected: false });
});

test('a quantity above the stock is refused, and the cart does not change', async () => {
  const shopper = marcus();
  const { status, body } = await shopper.call('addProductToShoppingCart', {
    body: addition(SILVER_EAGLE, 90_000),
  });
  expect(status).toBe(409);
  expect(body['detail']).toMatch(/^Only [\d,]+ are left of 2026 1 oz American Silver Eagle/);
  expect(await linesOf(shopper)).toEqual([]);
});

test('a cart holds its prices for five minutes, then takes the current ones', async () => {
  const shopper = marcus();
  await shopper.data('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 1) });
  const [locked] = await linesOf(shopper);
  now += 4 * MINUTE;
  expect((await linesOf(shopper))[0]).toEqual({ ...locked, priceValidSeconds: 60 });
  now += 2 * MINUTE;
  const [renewed] = await linesOf(shopper);
  expect(renewed?.spot).not.toBe(locked?.spot);
  expect(renewed?.priceValidUntil).toBe('2026-11-20T15:11:00Z');
});

test('on request, a cart takes current prices before its old ones end', async () => {
  const shopper = marcus();
  await shopper.data('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 1) });
  const [locked] = await linesOf(shopper);
  now += 4 * MINUTE;
  const [renewed] = (await shopper.data('getProductFromShoppingCart', {
    query: { renewPrices: true },
  })) as unknown as Lines;
  expect(renewed?.spot).not.toBe(locked?.spot);
  expect(renewed?.priceValidSeconds).toBe(300);
});

test('several lines are ticked at once; a missing line is reported', async () => {
  const clara = visit({ customerId: 'BPM-20417' });
  const ids = (await linesOf(clara)).map(({ shoppingCartId }) => shoppingCartId);
  const body = { shoppingCartIds: ids, selected: false };
  const lines = (await clara.data('updateCartSelection', { body })) as unknown as Lines;
  expect(lines.map(({ selected }) => selected)).toEqual(ids.map(() => false));
  const { status } = await clara.call('updateCartSelection', {
    body: { shoppingCartIds: [...ids, 1], selected: true },
  });
  expect(status).toBe(404);
});

test('a guest’s lines are returned in order, and a removed product does not affect the others', async () => {
  const shoppingCartProductsRequest = [
    line(1, 2),
    line(SILVER_EAGLE, 20),
    line(SILVER_EAGLE, 90_000),
  ];
  const lines = (await visit().data('getUpdateShoppingCart', {
    body: { shoppingCartProductsRequest },
  })) as unknown as Lines;
  expect(lines.map(({ isActive, price }) => [isActive, price > 0])).toEqual([
    [false, false],
    [true, true],
    [true, false],
  ]);
});

test('list, product and cart agree on the price', async () => {
  const guest = visit();
  const detail = await guest.data<'ProductDetail'>('getProductDetail', {
    query: { productId: SILVER_EAGLE },
  });
  const { body } = await guest.call('getProductsByIds', { query: { productId: [SILVER_EAGLE] } });
  const [card] = (body as { dataList: components['schemas']['SearchProducts'] }).dataList
    .searchProducts;
  const [priced] = (await guest.data('getUpdateShoppingCart', {
    body: { shoppingCartProductsRequest: [line(SILVER_EAGLE, 1)] },
  })) as unknown as Lines;
  expect([card?.price, card?.cardPrice]).toEqual([detail.price, detail.cardPrice]);
  expect([priced?.price, priced?.cardPrice]).toEqual([detail.price, detail.cardPrice]);
});

test('with the scenario sold-out no stock covers what is in the cart', async () => {
  setClock(fixedClock(MORNING));
  const clara = visit({ customerId: 'BPM-20417', scenario: 'sold-out' });
  const lines = await linesOf(clara);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every(({ price, maxQuantity }) => price === 0 && maxQuantity === 0)).toBe(true);
});

test('signing in moves the guest’s lines into the cart', async () => {
  const shopper = marcus();
  await shopper.data('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 1) });
  await shopper.data('mergeGuestCart', {
    body: { shoppingCartProductsRequest: [line(SILVER_EAGLE, 4), line(1, 1)] },
  });
  expect((await linesOf(shopper)).map(({ quantity }) => quantity)).toEqual([5]);
});
