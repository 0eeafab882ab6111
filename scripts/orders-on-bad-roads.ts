/**
 * Places many orders at once on roads that fail, with the functions that the page and the server
 * use, and counts what became of each. Both roads are bad alike, from the
 * page to the server and from the server to the API: of the calls that fail, half never arrive and
 * half are done and not heard of; and each takes its time, which is really waited. Only the market
 * stands still, since moving prices ask the shopper again.
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
import { orderKey } from '../src/features/checkout/review/order-key.server.ts';
import { placeByForm } from '../src/features/checkout/review/place-action.server.ts';
import type { PlaceAnswer } from '../src/features/checkout/review/place-answer.ts';
import { placeFromPage } from '../src/features/checkout/review/place-from-page.ts';
import { ApiFailure } from '../src/lib/api-error.ts';
import { routeCalls } from '../src/lib/transport.ts';
import { STILL_CLOCK } from './still-clock.ts';

export type Roads = {
  orders: number;
  /** The share of calls that fail, on each road. */
  failing: number;
  /** Milliseconds that each call takes. */
  latencyMs: number;
  /** How much longer the page's waits between its tries are than its own: 1 is as they are. */
  patience: number;
};

/** What became of the orders. `lost` and `doubled` have to be 0. */
export type Tally = {
  placed: number;
  lost: number;
  doubled: number;
  /** How often somebody had to press the button again. */
  presses: number;
  calls: number;
  failures: number;
  seconds: number;
};

type Visit = { id: string; roads: Roads | undefined; tally: Tally };

const visits = new AsyncLocalStorage<Visit>();
const EAGLE = 225_134;
const MOST_PRESSES = 25;

/** Places `roads.orders` orders, all at the same time. */
export async function placeOrders(roads: Roads): Promise<Tally> {
  const tally = { placed: 0, lost: 0, doubled: 0, presses: 0, calls: 0, failures: 0, seconds: 0 };
  const started = performance.now();
  setClock(fixedClock(Date.parse(STILL_CLOCK)));
  routeCalls((url, init) => onRoad(() => answerOf(url, init)));
  const shoppers = Array.from({ length: roads.orders }, (_, number) => {
    const visit: Visit = { id: `order-${number}-of-${roads.orders}`, roads: undefined, tally };
    return visits.run(visit, () => shop(visit, roads));
  });
  await Promise.all(shoppers);
  tally.seconds = (performance.now() - started) / 1000;
  return tally;
}

/** One shopper, who presses the button until the truth is known. */
async function shop(visit: Visit, roads: Roads): Promise<void> {
  const { tally } = visit;
  const id = await readyToOrder();
  const { total } = await readCheckout(id);
  const form = new FormData();
  const fields = { key: orderKey(id), total: String(total.total), terms: 'on' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  visit.roads = roads;
  let invoice: string | undefined;
  for (let press = 1; press <= MOST_PRESSES && !invoice; press++) {
    tally.presses += 1;
    const placing = await placeFromPage(form, {
      send: (body) => onRoad(() => server(id, body)),
      pause: (ms) => wait(ms * roads.patience),
    });
    if (placing.kind === 'refused') throw new Error(`Refused: ${placing.refusal.failed}`);
    if (placing.kind === 'placed') ({ invoice } = placing);
  }
  const there = visitorOf(requestOf('/', {})).tables.orders.placed;
  if (there.length === 1 && there[0]?.invoice === invoice) tally.placed += 1;
  if (there.length === 0) tally.lost += 1;
  if (there.length > 1) tally.doubled += 1;
}

/** A checkout of ten Eagles in which everything is told, by a wire. */
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

/** The store's server, as the page reaches it. */
async function server(id: string, body: FormData): Promise<PlaceAnswer> {
  const headers = { cookie: `checkout=${id}` };
  const request = new Request('http://localhost/checkout/review', {
    method: 'POST',
    headers,
    body,
  });
  return (await placeByForm(request)).answer;
}

/** The API, as the server reaches it. */
function answerOf(url: string, init: RequestInit): Promise<Response> {
  return respond(requestOf(url, init));
}

function requestOf(url: string, init: RequestInit): Request {
  const headers = new Headers(init.headers);
  headers.set('cookie', `mock-visitor=${visits.getStore()?.id}`);
  return new Request(new URL(url, 'http://localhost'), { ...init, headers });
}

/** Takes a call along a bad road; with no road it goes well. */
async function onRoad<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const visit = visits.getStore();
  if (!visit?.roads) return call();
  const { roads, tally } = visit;
  tally.calls += 1;
  await wait(roads.latencyMs);
  const fate = chance();
  if (fate >= roads.failing) return call();
  tally.failures += 1;
  // Half of what fails has been done all the same.
  if (fate < roads.failing / 2) await call();
  throw new ApiFailure({ kind: 'offline' });
}

let seed = 42;

/** From 0 to 1, and the same in every run as long as the calls come in the same order. */
function chance(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
