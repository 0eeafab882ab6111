import type { components } from '#generated/schema.d.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { respond } from '#mocks/server.ts';
import { beforeEach, expect, test } from 'vitest';

import { requestOf } from './ask.ts';
import { ROYAL_ARMS, SILVER_EAGLE, addition, line, visit } from './visit.ts';

type Session = components['schemas']['CheckoutSession'];
type Line = components['schemas']['CartProduct'];
type Shopper = ReturnType<typeof visit>;

/** The start of a publication. */
const MORNING = Date.parse('2026-11-20T15:00:00Z');
const SECOND = 1_000;
const BOTH = [line(SILVER_EAGLE, 2), line(ROYAL_ARMS, 5)];
let now = MORNING;

beforeEach(() => {
  now = MORNING;
  setClock({ now: () => now });
});

async function guestCart(guest: Shopper, lines = BOTH): Promise<Line[]> {
  const body = { shoppingCartProductsRequest: lines };
  return (await guest.data('getUpdateShoppingCart', { body })) as unknown as Line[];
}

async function customerCart(customer: Shopper): Promise<Line[]> {
  return (await customer.data('getProductFromShoppingCart')) as unknown as Line[];
}

function begin(shopper: Shopper, lines?: object[]): Promise<Session> {
  return shopper.data<'CheckoutSession'>('createCheckoutSession', {
    body: { ...(lines && { lines }) },
  });
}

/** The prices of lines, and how long they are held. */
function promised(lines: readonly Line[]) {
  return lines.map(({ productId, price, cardPrice, totalPrice, tier, ...rest }) => {
    const { priceValidUntil, priceValidSeconds } = rest;
    return { productId, price, cardPrice, totalPrice, tier, priceValidUntil, priceValidSeconds };
  });
}

test('a checkout takes over the hold of a guest’s cart, in each of its seconds', async () => {
  const guest = visit();
  await guestCart(guest);
  for (; now < MORNING + 300 * SECOND; now += SECOND) {
    const cart = await guestCart(guest);
    const checkout = await begin(guest, BOTH);
    expect(promised(checkout.lines)).toEqual(promised(cart));
    expect(checkout.priceLockedUntil).toBe('2026-11-20T15:05:00Z');
    expect(checkout.priceLockedForSeconds).toBe(cart[0]?.priceValidSeconds);
  }
  expect((await begin(guest, BOTH)).priceLockedUntil).toBe('2026-11-20T15:10:00Z');
});

test.each([
  ['the ticked lines', undefined],
  ['named lines', [line(SILVER_EAGLE, 2)]],
])('a checkout of %s takes over the hold of a customer’s cart', async (_, lines) => {
  const marcus = visit({ customerId: 'BPM-20933' });
  await marcus.data('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 2) });
  now += 200.5 * SECOND;
  const cart = await customerCart(marcus);
  const { sessionId, ...checkout } = await begin(marcus, lines);
  expect(promised(checkout.lines)).toEqual(promised(cart));
  expect(checkout.priceLockedForSeconds).toBe(100);
  now += 99 * SECOND;
  const query = { sessionId };
  const held = await marcus.data<'CheckoutSession'>('getCheckoutSession', { query });
  expect([held.priceChanges, held.totals]).toEqual([[], checkout.totals]);
  now += SECOND;
  const over = await marcus.data<'CheckoutSession'>('getCheckoutSession', { query });
  expect(over.priceChanges).toHaveLength(1);
  expect(over.priceLockedForSeconds).toBe(300);
});

test('renewed prices are the checkout’s own, and a product outside the cart is not held by it', async () => {
  const guest = visit();
  await guestCart(guest);
  now += 200 * SECOND;
  const { sessionId } = await begin(guest, BOTH);
  const body = { sessionId, refreshPrices: true };
  const renewed = await guest.data<'CheckoutSession'>('updateCheckoutSession', { body });
  expect(renewed.priceLockedForSeconds).toBe(300);
  expect((await guestCart(guest))[0]?.priceValidSeconds).toBe(100);
  const other = await begin(guest, [...BOTH, line(592_876, 1)]);
  expect(other.priceLockedForSeconds).toBe(300);
});

test('a customer with an empty cart keeps what was promised before signing in', async () => {
  const guest = visit();
  const before = await guestCart(guest);
  now += 100 * SECOND;
  const visitor = { visitorId: guest.visitorId, customerId: 'BPM-20933' };
  const marcus = visit(visitor);
  const body = { shoppingCartProductsRequest: BOTH };
  await marcus.data('mergeGuestCart', { body });
  const cart = await customerCart(marcus);
  expect(cart.map(({ price, priceValidUntil }) => [price, priceValidUntil])).toEqual(
    before.map(({ price, priceValidUntil }) => [price, priceValidUntil]),
  );
});

test('a scenario that moves the market does not change what a cart has promised', async () => {
  const guest = visit();
  const before = await guestCart(guest);
  const moved = visit({ visitorId: guest.visitorId, scenario: 'moved-prices' });
  expect(promised(await guestCart(moved))).toEqual(promised(before));
  expect(promised((await begin(moved, BOTH)).lines)).toEqual(promised(before));
});

/** A call of a browser that has no cookie yet. */
async function newcomer() {
  const body = { shoppingCartProductsRequest: [line(SILVER_EAGLE, 1)] };
  const response = await respond(requestOf('getUpdateShoppingCart', { body }, new Headers()));
  const [cart] = ((await response.json()) as { data: Line[] }).data;
  return { cart, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

test('the hold of one guest is not that of the next, and the browser names it', async () => {
  const first = await newcomer();
  now += 200 * SECOND;
  const second = await newcomer();
  expect(second.cart?.priceValidSeconds).toBe(300);
  expect(second.cart?.price).not.toBe(first.cart?.price);
  const body = { shoppingCartProductsRequest: [line(SILVER_EAGLE, 1)] };
  const headers = new Headers({ cookie: first.cookie });
  const again = await respond(requestOf('getUpdateShoppingCart', { body }, headers));
  const { data } = (await again.json()) as { data: Line[] };
  expect([data[0]?.price, data[0]?.priceValidSeconds]).toEqual([first.cart?.price, 100]);
});

/** Every price of one Eagle that a newcomer can see now: page, list, guest's and customer's cart, checkout, tax. */
async function pricesOfEagle() {
  const guest = visit();
  const marcus = visit({ customerId: 'BPM-20933' });
  const eagle = [line(SILVER_EAGLE, 1)];
  const query = { productId: SILVER_EAGLE };
  const detail = await guest.data<'ProductDetail'>('getProductDetail', { query });
  const listed = await guest.call('getProductsByIds', { query: { productId: [SILVER_EAGLE] } });
  const { dataList } = listed.body as { dataList: components['schemas']['SearchProducts'] };
  const { cart } = await newcomer();
  const added = (await marcus.data('addProductToShoppingCart', {
    body: addition(SILVER_EAGLE, 1),
  })) as unknown as Line[];
  const checkout = await begin(guest, eagle);
  return {
    spot: (await guest.data<'SpotPrice'>('getSpotPrices')).silverAsk,
    prices: [
      detail.price,
      detail.stocks[0]?.floorWithPrices?.[0]?.price,
      dataList.searchProducts[0]?.price,
      cart?.price,
      cart?.stocks[0]?.floorWithPrices?.[0]?.price,
      added[0]?.price,
      (await begin(marcus)).lines[0]?.price,
      checkout.totals.subTotal,
    ],
  };
}

/**
 * Seconds of a publication: a price kept from the one before shows in its first, a price that moves
 * within it in its last or, if it moves back, between.
 */
const LOOKED_AT = [0, 1, 7, 16, 22, 31, 37, 43, 44];

test('all prices of one publication are equal, from the first to the last second of four of them', async () => {
  const published = new Map<number, Set<string>>();
  const seconds = [0, 45, 90, 135].flatMap((start) => LOOKED_AT.map((after) => start + after));
  for (const second of seconds) {
    now = MORNING + second * SECOND + 500;
    const { spot, prices } = await pricesOfEagle();
    expect(new Set(prices).size, `after ${second} seconds: ${prices.join(' ')}`).toBe(1);
    const of = Math.floor(second / 45);
    published.set(of, (published.get(of) ?? new Set()).add(`${spot} ${prices[0]}`));
  }
  expect([...published.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
  expect(published.get(0)).not.toEqual(published.get(3));
});

test('the shipping of a cart is quoted at the prices that it holds', async () => {
  const guest = visit();
  const lines = [line(SILVER_EAGLE, 2)];
  const [cart] = await guestCart(guest, lines);
  now += 200 * SECOND;
  const body = { lines, destination: { state: 'TX', zip: '78701', country: 'US' } };
  const quote = await guest.data<'ShippingQuotes'>('getShippingQuotes', { body });
  expect(quote.missingToFreeShipping).toBeCloseTo(199 - (cart?.totalPrice ?? 0), 5);
});
