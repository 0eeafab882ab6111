/**
 * Places many orders at once on a failing network, with the functions that the page and the server
 * use, and counts the outcomes. Calls fail on both connections, from the
 * page to the server and from the server to the API. Half of the failing calls never arrive; the
 * other half are executed, but their answer is lost. Each call has a real delay. Prices are fixed,
 * because moved prices would need a confirmation by the customer.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

import { fixedClock } from '../mocks/backend/clock.ts';
import { setClock, visitorOf } from '../mocks/backend/visitors.ts';
import { respond } from '../mocks/server.ts';
import {
  authorizePayment,
  beginCheckout,
  changeCheckout,
  readCheckout,
} from '../src/api/checkout/checkout-calls.server.ts';
import { wordsOf } from '../src/commerce/form/answer.ts';
import { orderKey } from '../src/features/checkout/review/order-key.server.ts';
import { placeByForm } from '../src/features/checkout/review/place-action.server.ts';
import type { PlaceAnswer } from '../src/features/checkout/review/place-answer.ts';
import { placeFromPage } from '../src/features/checkout/review/place-from-page.ts';
import { fingerprintOrder } from '../src/features/checkout/review/reviewed-order.server.ts';
import { ApiFailure } from '../src/lib/api-error.ts';
import { routeCalls } from '../src/lib/transport.ts';
import { STILL_CLOCK } from './still-clock.ts';

export type Network = {
  orders: number;
  /** The share of calls that fail, on each connection. */
  failing: number;
  /** Milliseconds that each call takes. */
  latencyMs: number;
  /** Factor for the page's pauses between its attempts; 1 leaves them unchanged. */
  patience: number;
};

/** The outcomes of the orders. `lost` and `doubled` must be 0. */
export type Tally = {
  placed: number;
  lost: number;
  doubled: number;
  /** How many times the button had to be pressed again. */
  presses: number;
  calls: number;
  failures: number;
  seconds: number;
};

type Visit = { id: string; network: Network | undefined; tally: Tally };

const visits = new AsyncLocalStorage<Visit>();
const EAGLE = 225_134;
const MOST_PRESSES = 25;

/** Places `network.orders` orders in parallel. */
export async function placeOrders(network: Network): Promise<Tally> {
  const tally = { placed: 0, lost: 0, doubled: 0, presses: 0, calls: 0, failures: 0, seconds: 0 };
  const started = performance.now();
  setClock(fixedClock(Date.parse(STILL_CLOCK)));
  routeCalls((url, init) => overNetwork(() => answerOf(url, init)));
  const shoppers = Array.from({ length: network.orders }, (_, number) => {
    const visit: Visit = { id: `order-${number}-of-${network.orders}`, network: undefined, tally };
    return visits.run(visit, () => shop(visit, network));
  });
  await Promise.all(shoppers);
  tally.seconds = (performance.now() - started) / 1000;
  return tally;
}

/** One customer, who presses the button until the outcome is known. */
async function shop(visit: Visit, network: Network): Promise<void> {
  const { tally } = visit;
  const id = await readyToOrder();
  const checkout = await readCheckout(id);
  const form = new FormData();
  const fields = {
    key: orderKey(id),
    total: String(checkout.total.total),
    terms: 'on',
    ...fingerprintOrder(id, checkout),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  visit.network = network;
  let invoice: string | undefined;
  for (let press = 1; press <= MOST_PRESSES && !invoice; press++) {
    tally.presses += 1;
    const placing = await placeFromPage(form, {
      send: (body) => overNetwork(() => server(id, body)),
      pause: (ms) => wait(ms * network.patience),
    });
    if (placing.kind === 'refused') throw new Error(`Refused: ${wordsOf(placing.refusal)}`);
    if (placing.kind === 'placed') ({ invoice } = placing);
  }
  const there = visitorOf(requestOf('/', {})).tables.orders.placed;
  if (there.length === 1 && there[0]?.invoice === invoice) tally.placed += 1;
  if (there.length === 0) tally.lost += 1;
  if (there.length > 1) tally.doubled += 1;
}

/** A complete checkout of ten Eagles, paid by wire. */
async function readyToOrder(): Promise<string> {
  const line = { productId: EAGLE, salesEventId: 0, source: 'instock' as const };
  const item = { ...line, quantity: 30, selected: true, active: true };
  const { id } = await beginCheckout([item], 'ida@example.com');
  const home = {
    firstName: 'Ida',
    lastName: 'Berg',
    street: '98 San Jacinto Blvd',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    country: 'US',
    stateType: 'Domestic' as const,
  };
  await changeCheckout(id, {
    shipTo: { ...home, addressType: 'shipping' },
    billTo: { ...home, addressType: 'billing' },
    shippingMethod: 'standard',
    isShippingConfirmed: true,
  });
  await authorizePayment(id, { method: 'wire' });
  await changeCheckout(id, { payment: 'wire' });
  return id;
}

/** The store's server, over the connection from the page. */
async function server(id: string, body: FormData): Promise<PlaceAnswer> {
  const headers = { cookie: `checkout=${id}` };
  const request = new Request('http://localhost/checkout/review', {
    method: 'POST',
    headers,
    body,
  });
  return (await placeByForm(request)).answer;
}

/** The API, over the connection from the server. */
function answerOf(url: string, init: RequestInit): Promise<Response> {
  return respond(requestOf(url, init));
}

function requestOf(url: string, init: RequestInit): Request {
  const headers = new Headers(init.headers);
  headers.set('cookie', `mock-visitor=${visits.getStore()?.id}`);
  return new Request(new URL(url, 'http://localhost'), { ...init, headers });
}

/** Sends a call over a failing connection; without one the call succeeds. */
async function overNetwork<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const visit = visits.getStore();
  if (!visit?.network) return call();
  const { network, tally } = visit;
  tally.calls += 1;
  await wait(network.latencyMs);
  const fate = chance();
  if (fate >= network.failing) return call();
  tally.failures += 1;
  // Half of the failing calls are executed.
  if (fate < network.failing / 2) await call();
  throw new ApiFailure({ kind: 'offline' });
}

let seed = 42;

/** Random numbers from 0 to 1, the same in every run if the calls come in the same order. */
function chance(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
