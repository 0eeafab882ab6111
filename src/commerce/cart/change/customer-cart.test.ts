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

import { readAnew } from './cart-changed.ts';
import { add, bringAlong, change, empty, remove } from './customer-cart.ts';

type Sent = { method: string; path: string; body: unknown };
type ServerLine = { productId: number; quantity: number; selected: boolean };

const LATENCY_MS = 3_000;
const BURST_MS = 400;

/** The API's cart, with a delay of three seconds. Records each call and each reported failure. */
function server(...lines: ServerLine[]) {
  const sent: Sent[] = [];
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  const state = { lines, sent, fails: 0, wayBackMs: 0, failures, onFailure };
  routeCalls(async (url, init) => {
    const { pathname, searchParams } = new URL(url, 'http://store');
    const path = pathname.split('/').at(-1) ?? '';
    const body: unknown = init.body ? JSON.parse(init.body as string) : undefined;
    sent.push({ method: init.method ?? 'GET', path, body });
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    if (state.fails-- > 0) return Response.json({ detail: 'Only 3 are left.' }, { status: 409 });
    apply(state, path, searchParams, body as never);
    const answer = Response.json({ data: state.lines.map(wire) });
    if (state.wayBackMs > 0) await new Promise((resolve) => setTimeout(resolve, state.wayBackMs));
    return answer;
  });
  return state;
}

function apply(
  state: { lines: ServerLine[] },
  path: string,
  query: URLSearchParams,
  body: {
    shoppingCartProducts: ServerLine[];
    shoppingCartProductsRequest: ServerLine[];
  } & ServerLine,
) {
  const at = (id: number) => state.lines.find((line) => line.productId === id);
  if (path.startsWith('UpdateProductQty')) {
    for (const { productId, quantity } of body.shoppingCartProducts) {
      Object.assign(at(productId) ?? {}, { quantity });
    }
  }
  if (path.startsWith('UpdateCartProductSelection')) {
    const line = at(Number(query.get('shoppingCartId')));
    Object.assign(line ?? {}, { selected: query.get('selected') === 'true' });
  }
  if (path.startsWith('DeleteProduct')) {
    state.lines = state.lines.filter((line) => line.productId !== Number(query.get('ProductId')));
  }
  if (path.startsWith('DeleteSelected')) state.lines = state.lines.filter((line) => !line.selected);
  if (path.startsWith('MergeGuest')) {
    state.lines = [...state.lines, ...body.shoppingCartProductsRequest];
  }
  if (path.startsWith('AddProduct')) {
    state.lines = [...state.lines, { ...body, selected: true }];
  }
}

function wire({ productId, quantity, selected }: ServerLine) {
  return {
    productId,
    productName: `Product ${productId}`,
    productNameWithHypen: `product-${productId}`,
    imagePath: '/images/1.svg',
    quantity,
    price: 1,
    discount: 0,
    selected,
    isActive: true,
    stocks: [],
    activeSalesEventId: 0,
    productInventorySource: 'instock',
    isClearanceProduct: false,
    isGrouped: false,
    shoppingCartId: productId,
    totalPrice: quantity,
    cardPrice: 1.04,
    cardTotalPrice: 1.04 * quantity,
  };
}

function key(productId: number) {
  return { productId, salesEventId: 0, source: 'instock' } as const;
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
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('document', {
    cookie: '',
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
});

afterEach(async () => {
  await vi.runAllTimersAsync();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load() {
  const loading = queryClient().query(customerCartQuery());
  // The API calls are loaded with import(), which fake timers do not control.
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
  await loading;
}

test('pressing plus eight times in a row is one request, and shown at once', async () => {
  const api = server({ productId: 1, quantity: 1, selected: true });
  await load();
  for (let quantity = 2; quantity <= 9; quantity++) {
    change([key(1)], { quantity }, api.onFailure);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(shown()).toEqual([[1, 9]]);
  await vi.runAllTimersAsync();
  expect(api.sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(api.lines[0]?.quantity).toBe(9);
  expect(shown()).toEqual([[1, 9]]);
});

test('a slow answer does not undo clicks made while it was pending', async () => {
  const api = server({ productId: 1, quantity: 1, selected: true });
  await load();
  change([key(1)], { quantity: 2 }, api.onFailure);
  await vi.advanceTimersByTimeAsync(1_000);
  change([key(1)], { quantity: 5 }, api.onFailure);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(shown()).toEqual([[1, 5]]);
  await vi.runAllTimersAsync();
  expect(api.lines[0]?.quantity).toBe(5);
});

test('a change in another tab is read again, also during a pending change or read', async () => {
  const api = server({ productId: 1, quantity: 1, selected: true });
  await load();
  api.wayBackMs = 1_000;
  const unsubscribe = new QueryObserver(queryClient(), customerCartQuery()).subscribe(() => {});
  const otherTabAdds = (productId: number) => {
    api.lines = [...api.lines, { productId, quantity: 1, selected: true }];
    void readAnew();
  };
  change([key(1)], { quantity: 2 }, api.onFailure);
  await vi.advanceTimersByTimeAsync(BURST_MS + LATENCY_MS + 500);
  otherTabAdds(2);
  await vi.runAllTimersAsync();
  expect(shown()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  void readAnew();
  await vi.advanceTimersByTimeAsync(LATENCY_MS + 500);
  otherTabAdds(3);
  await vi.runAllTimersAsync();
  unsubscribe();
  expect(shown()).toHaveLength(3);
});

test('leaving the page during a burst sends it at once', async () => {
  const api = server({ productId: 1, quantity: 1, selected: true });
  await load();
  change([key(1)], { quantity: 4 }, api.onFailure);
  hide();
  await vi.advanceTimersByTimeAsync(0);
  expect(api.sent.at(-1)).toMatchObject({ method: 'PUT' });
  await vi.runAllTimersAsync();
  expect(api.lines[0]?.quantity).toBe(4);
});

test('a refused quantity is rolled back to the server’s, and the reason is passed on', async () => {
  const api = server({ productId: 1, quantity: 3, selected: true });
  await load();
  api.fails = 1;
  change([key(1)], { quantity: 4 }, api.onFailure);
  await vi.runAllTimersAsync();
  expect(shown()).toEqual([[1, 3]]);
  expect((api.failures[0] as ApiFailure).message).toBe('Only 3 are left.');
});

test('two additions at once are both in the cart', async () => {
  server();
  await load();
  const item = { quantity: 2, selected: true, active: true };
  const adding = [add({ ...key(7), ...item }, false), add({ ...key(8), ...item }, false)];
  await vi.runAllTimersAsync();
  const [, last] = await Promise.all(adding);
  expect(countItems(last ?? [])).toBe(2);
});

test('leaving the page also sends changes that wait for an earlier answer', async () => {
  const api = server();
  await load();
  const item = { quantity: 1, selected: true, active: true };
  const adding = [add({ ...key(7), ...item }, false), add({ ...key(8), ...item }, false)];
  await vi.advanceTimersByTimeAsync(300);
  const posts = () => api.sent.filter(({ method }) => method === 'POST');
  expect(posts()).toHaveLength(1);
  hide();
  await vi.advanceTimersByTimeAsync(0);
  expect(posts()).toHaveLength(2);
  await vi.runAllTimersAsync();
  await Promise.all(adding);
  expect(api.lines.map(({ productId }) => productId)).toEqual([7, 8]);
});

test('two lines removed in quick succession are both gone', async () => {
  const api = server(
    { productId: 1, quantity: 1, selected: true },
    { productId: 2, quantity: 1, selected: true },
  );
  await load();
  const removals = [remove(key(1)), remove(key(2))];
  expect(shown()).toEqual([]);
  await vi.runAllTimersAsync();
  await Promise.all(removals);
  expect(api.lines).toEqual([]);
  expect(shown()).toEqual([]);
});

test('a line that could not be removed comes back', async () => {
  const api = server({ productId: 1, quantity: 1, selected: true });
  await load();
  api.fails = 1;
  const removal = remove(key(1)).catch((error: unknown) => error);
  expect(shown()).toEqual([]);
  await vi.runAllTimersAsync();
  expect(await removal).toBeInstanceOf(ApiFailure);
  expect(shown()).toEqual([[1, 1]]);
});

test('§4 emptying right after a tick waits for the tick', async () => {
  const api = server(
    { productId: 1, quantity: 1, selected: true },
    { productId: 2, quantity: 1, selected: true },
  );
  await load();
  change([key(2)], { selected: false }, api.onFailure);
  const emptied = empty([key(1)]);
  await vi.runAllTimersAsync();
  await emptied;
  expect(api.lines.map(({ productId }) => productId)).toEqual([2]);
});

test('a long guest cart is moved 200 lines at a time, and the rest stays in the browser', async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  const api = server();
  changeGuestItems(() =>
    Array.from({ length: 450 }, (_, id) => ({
      ...key(id + 1),
      quantity: 1,
      selected: true,
      active: true,
    })),
  );
  const brought = bringAlong();
  await vi.advanceTimersByTimeAsync(0);
  expect(api.sent).toHaveLength(1);
  expect(guestItems()).toHaveLength(250);
  await vi.runAllTimersAsync();
  await brought;
  expect(api.sent.map(({ path }) => path)).toEqual(Array(3).fill('MergeGuestCart'));
  expect(api.lines.map(({ productId }) => productId)).toEqual(
    Array.from({ length: 450 }, (_, id) => id + 1),
  );
  expect(guestItems()).toEqual([]);
});
