import { afterEach, beforeEach, vi } from 'vitest';

import { known, queryClient } from '#api/cache/query-client.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { withChanges } from '#commerce/cart/model/pending-changes.ts';
import { pendingChanges } from '#commerce/cart/model/pending.ts';
import { routeCalls } from '#lib/transport.ts';
import { respond } from '#mocks/server.ts';

export const LATENCY_MS = 3_000;
export const BURST_MS = 400;
const CART = '/api/ShoppingCart';
const FRIDAY = Date.parse('2026-11-20T15:00:00Z');

/** Products of the mock backend: two with large stock, one with a few pieces. */
export const EAGLE = 225_134;
export const ROYAL_ARMS = 869_991;
export const FEW = 182_802;

let customers = 0;
/** The answers that the backend has begun. */
const running = new Set<Promise<unknown>>();

/**
 * The mock backend, three seconds away: a new customer with one or more of these products in the
 * cart. Records each call and each reported failure. Later calls run under `scenario`, and their
 * answers take `wayBackMs` more.
 */
export async function backend(...cart: [productId: number, quantity: number][]) {
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
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await Promise.all(running);
  await vi.advanceTimersByTimeAsync(0);
}

/** Lets time pass until nothing is pending. */
export async function rest(): Promise<void> {
  do {
    await vi.runAllTimersAsync();
    await pass(0);
  } while (vi.getTimerCount() > 0);
}

export function key(productId: number) {
  return { productId, salesEventId: 0, source: 'instock' } as const;
}

export function item(productId: number) {
  return { ...key(productId), quantity: 1, selected: true, active: true };
}

export function shown() {
  const lines = withChanges(known(customerCartQuery()) ?? [], pendingChanges.get());
  return lines.map(({ productId, quantity }) => [productId, quantity]);
}

/** The module adds its page listeners at the first import, so all tests share one page. */
const listeners: (() => void)[] = [];

export function hide() {
  Object.assign(document, { visibilityState: 'hidden' });
  for (const listener of listeners) listener();
}

/** The page that leaves and the clock of the tests: call it once in a test file. */
export function inOnePage(): void {
  beforeEach(() => {
    // The backend needs real turns of the event loop, so `setImmediate` stays.
    vi.useFakeTimers({ now: FRIDAY, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.stubEnv('SSR', false);
    vi.stubGlobal('document', {
      cookie: '',
      visibilityState: 'visible',
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    });
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) =>
      listeners.push(listener),
    );
  });

  afterEach(async () => {
    await rest();
    queryClient().clear();
    vi.useRealTimers();
    vi.unstubAllGlobals().unstubAllEnvs();
  });
}

export async function load() {
  const loading = queryClient().query(customerCartQuery());
  // Loaded with import(), which fake timers do not control.
  await Promise.all([vi.dynamicImportSettled(), import('#commerce/cart/change/one-tab.ts')]);
  await rest();
  await loading;
}
