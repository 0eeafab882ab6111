import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { known, queryClient } from '#api/cache/query-client.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { changeGuestItems, guestItems } from '#commerce/cart/keep/guest-store.ts';
import { withChanges } from '#commerce/cart/model/pending-changes.ts';
import { pendingChanges } from '#commerce/cart/model/pending.ts';
import { countItems } from '#commerce/cart/model/rules.ts';
import { ApiFailure } from '#lib/api-error.ts';
import { routeCalls } from '#lib/transport.ts';
import { catalogAt } from '#mocks/backend/shop.ts';
import { respond } from '#mocks/server.ts';

import { bringAlong } from './bring-along.ts';
import { readAnew } from './cart-changed.ts';
import { add, change, empty, remove } from './customer-cart.ts';

const LATENCY_MS = 3_000;
const BURST_MS = 400;
const CART = '/api/ShoppingCart';
const FRIDAY = Date.parse('2026-11-20T15:00:00Z');

/** Products of the mock backend: two with large stock, one with a few pieces. */
const EAGLE = 225_134;
const ROYAL_ARMS = 869_991;
const FEW = 182_802;

let customers = 0;
/** The answers that the backend has begun. */
const running = new Set<Promise<unknown>>();

/**
 * The mock backend, three seconds away: a new customer with one or more of these products in the
 * cart. Records each call and each reported failure. Later calls run under `scenario`, and their
 * answers take `wayBackMs` more.
 */
async function backend(...cart: [productId: number, quantity: number][]) {
  customers += 1;
  const authorization = `Bearer mock.cart-${customers}.BPM-30001`;
  const sent: { method: string; path: string }[] = [];
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  const state = { scenario: '', wayBackMs: 0, sent, failures, onFailure, adds, has };

  function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    headers.set('cookie', `mock-scenario=${state.scenario}`);
    return respond(new Request(new URL(url, 'http://store'), { ...init, headers }));
  }
  /** Adds a product from another device. */
  async function adds(productId: number, quantity = 1): Promise<void> {
    const item = { productId, quantity, productInventorySource: 'instock' };
    await ask(`${CART}/AddProductToShoppingCart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...item, activeSalesEventId: 0 }),
    });
  }
  /** What the backend has: product and quantity of each line. */
  async function has(): Promise<[number, number][]> {
    const answer = await ask(`${CART}/GetProductFromShoppingCart`);
    const { data } = (await answer.json()) as { data: { productId: number; quantity: number }[] };
    return data.map(({ productId, quantity }) => [productId, quantity]);
  }

  for (const [productId, quantity] of cart) await adds(productId, quantity);
  routeCalls(async (url, init) => {
    sent.push({ method: init.method ?? 'GET', path: url.split(/[/?]/)[3] ?? '' });
    await wait(LATENCY_MS);
    const answering = ask(url, init).then((reply) => Promise.all([reply.json(), reply.status]));
    running.add(answering);
    const [body, status] = await answering.finally(() => running.delete(answering));
    await wait(state.wayBackMs);
    return Response.json(body, { status });
  });
  return state;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Lets this time pass and the backend finish what it has begun. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await Promise.all(running);
  await vi.advanceTimersByTimeAsync(0);
}

/** Lets time pass until nothing is pending. */
async function rest(): Promise<void> {
  do {
    await vi.runAllTimersAsync();
    await pass(0);
  } while (vi.getTimerCount() > 0);
}

function key(productId: number) {
  return { productId, salesEventId: 0, source: 'instock' } as const;
}

function item(productId: number) {
  return { ...key(productId), quantity: 1, selected: true, active: true };
}

function shown() {
  const lines = withChanges(known(customerCartQuery()) ?? [], pendingChanges.get());
  return lines.map(({ productId, quantity }) => [productId, quantity]);
}

/** The module adds its page listeners at the first import, so all tests share one page. */
const listeners: (() => void)[] = [];

function hide() {
  Object.assign(document, { visibilityState: 'hidden' });
  for (const listener of listeners) listener();
}

beforeEach(() => {
  // The backend needs real turns of the event loop, so `setImmediate` stays.
  vi.useFakeTimers({ now: FRIDAY, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubEnv('SSR', false);
  vi.stubGlobal('document', {
    cookie: '',
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
});

afterEach(async () => {
  await rest();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals().unstubAllEnvs();
});

async function load() {
  const loading = queryClient().query(customerCartQuery());
  // Loaded with import(), which fake timers do not control.
  await Promise.all([vi.dynamicImportSettled(), import('./one-tab.ts')]);
  await rest();
  await loading;
}

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
