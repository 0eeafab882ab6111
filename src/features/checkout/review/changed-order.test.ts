import { beforeEach, describe, expect, test } from 'vitest';

import {
  authorizePayment,
  beginCheckout,
  readCheckout,
  readPlacedOrder,
} from '#api/checkout/checkout-calls.server.ts';
import { send, routeCalls } from '#lib/transport.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { respond } from '#mocks/server.ts';
import { HELENA as ADDRESS, HOME } from '#tests/guests.ts';

import { readRefusal } from '../steps/refusal-cookie.ts';
import { orderKey } from './order-key.server.ts';
import { placeByForm } from './place-action.server.ts';
import { actOnReview } from './review-action.server.ts';
import { fingerprintOrder } from './reviewed-order.server.ts';

const CHANGED = 'This order has changed since you reviewed it, and nothing was ordered.';
const HELENA = { ...ADDRESS, addressType: 'shipping' };

/** What another tab can change, and the sentence that names it. */
const CHANGES: [name: string, body: Record<string, unknown>, sentence: string][] = [
  [
    'the address',
    { shippingInfo: HELENA, isShippingConfirmed: true },
    'The address is now Ida Berg, 12 Last Chance Gulch, Helena, MT 59601.',
  ],
  [
    'the email address',
    { emailId: 'ben@example.com' },
    'The email address is now ben@example.com.',
  ],
  [
    'the billing address',
    { billingInfo: { ...HELENA, addressType: 'billing' } },
    'The billing address is now Ida Berg, 12 Last Chance Gulch, Helena, MT 59601.',
  ],
  ['the shipping method', { shippingMethod: 'expedited' }, 'Shipping is now Expedited, insured: $'],
  ['gift wrap', { isGiftWrap: true }, 'Gift wrap is now $'],
  ['the note', { orderNote: 'Ring twice' }, 'The note is now “Ring twice”.'],
  ['the payment', { paymentMode: 'paperCheck' }, 'The payment is now: Paper check.'],
  ['the coupon', { couponCode: 'WELCOME1' }, 'The coupon is now WELCOME1.'],
];

/** Longer than a price lock. */
const LOCK_MS = 301_000;
/** The next lock has lower prices. */
const BEFORE_FALL = Date.parse('2026-11-20T18:00:00Z');
/** The next lock has higher prices. */
const BEFORE_RISE = BEFORE_FALL + 4 * LOCK_MS;

let now = BEFORE_FALL;
let visits = 0;
let cookie = '';
let id = '';
/** Called before a call of this operation reaches the API, once. */
let before: { path: string; act: () => Promise<unknown> } | undefined;
let placements = 0;
/** Checkouts of the API have no revision. */
let isWithoutRevision = false;

beforeEach(async () => {
  cookie = `mock-visitor=changed-order-${++visits}`;
  placements = 0;
  isWithoutRevision = false;
  before = undefined;
  now = BEFORE_FALL;
  setClock({ now: () => now });
  routeCalls(async (url, init) => {
    const { path, act } = before ?? {};
    if (path && act && url.includes(path)) {
      before = undefined;
      await act();
    }
    if (url.includes('PlaceOrder')) placements += 1;
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie };
    const response = await respond(new Request(new URL(url, 'http://store'), { ...init, headers }));
    if (!isWithoutRevision || !url.includes('CheckoutSession')) return response;
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    return Response.json({ data: { ...data, revision: undefined } });
  });
  id = await comeToReview();
});

async function comeToReview(): Promise<string> {
  const item = { productId: 225_134, salesEventId: 0, source: 'instock', quantity: 20 } as const;
  const begun = await beginCheckout([{ ...item, selected: true, active: true }], 'ida@example.com');
  id = begun.id;
  await change({
    shippingInfo: { ...HOME, addressType: 'shipping' },
    billingInfo: { ...HOME, addressType: 'billing' },
    shippingMethod: 'standard',
    isShippingConfirmed: true,
    paymentMode: 'wire',
  });
  return id;
}

/** Changes the checkout, as another tab does. */
async function change(body: Record<string, unknown>): Promise<void> {
  const response = await send('/api/Checkout/UpdateCheckoutSession', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: id, ...body }),
  });
  expect(response.status).toBe(200);
}

/** The form of a review of the checkout as it stands. */
async function review(): Promise<Record<string, string>> {
  const checkout = await readCheckout(id);
  const total = String(checkout.total.total);
  return { key: orderKey(id), terms: 'on', total, ...fingerprintOrder(id, checkout) };
}

async function readTotal(): Promise<number> {
  return (await readCheckout(id)).total.total;
}

/** The form of a review that showed a higher total. */
async function reviewHigher(): Promise<Record<string, string>> {
  return { ...(await review()), total: String((await readTotal()) + 1_50) };
}

function sendForm(form: Record<string, string>): Request {
  const headers = { cookie: `${cookie}; checkout=${id}` };
  const body = new URLSearchParams({ intent: 'place', ...form });
  return new Request('http://store/checkout/review', { method: 'POST', headers, body });
}

function place(form: Record<string, string>) {
  return placeByForm(sendForm(form));
}

describe.each(CHANGES)('%s, changed in another tab', (_, body, sentence) => {
  test('before the review, is ordered as reviewed', async () => {
    await change(body);
    const { answer } = await place(await review());
    expect(answer).toMatchObject({ kind: 'saved', placed: expect.stringMatching(/^BPM-/) });
  });

  test('between review and press, is named, and nothing is ordered', async () => {
    const form = await review();
    await change(body);
    const { answer } = await place(form);
    expect(answer).toMatchObject({ kind: 'refused', hasChanged: true });
    expect(answer.says).toContain(`${CHANGED} ${sentence}`);
    expect(placements).toBe(0);
    expect((await place(await review())).answer).toMatchObject({ kind: 'saved' });
  });

  test('during the press, is named, and nothing is ordered', async () => {
    const form = await review();
    before = { path: 'PlaceOrder', act: () => change(body) };
    const { answer } = await place(form);
    expect(answer).toMatchObject({ kind: 'refused', hasChanged: true });
    expect(answer.says).toContain(`${CHANGED} ${sentence}`);
    expect(placements).toBe(1);
  });
});

test('several changes are named together, and prices that did not move are not blamed', async () => {
  const form = await review();
  await change({ isGiftWrap: true, orderNote: 'Ring twice' });
  const { answer } = await place(form);
  expect(answer.says).toMatch(
    /nothing was ordered\. Gift wrap is now \$\d+\.\d\d\. The note is now “Ring twice”\.$/,
  );
  expect(answer.moved?.now).toBeGreaterThan(answer.moved?.before ?? Infinity);
});

test('a change that undoes an earlier step leads to that step, not to the end of the checkout', async () => {
  const form = await review();
  await change({ shippingInfo: HELENA });
  const { answer } = await place(form);
  expect(answer.says).toContain('The address is now Ida Berg, 12 Last Chance Gulch');
  expect(answer.wayOn).toEqual({ href: '/checkout/shipping', words: 'Go to shipping' });
});

test('a change during the press that leaves the order as it was reviewed places it once', async () => {
  const form = await review();
  before = { path: 'PlaceOrder', act: () => change({ isTermsChecked: true }) };
  expect((await place(form)).answer).toMatchObject({ kind: 'saved' });
  expect(placements).toBe(2);
});

describe('prices that rise', () => {
  const words = 'Prices have moved since you saw the total. Nothing was ordered.';

  beforeEach(async () => {
    now = BEFORE_RISE;
    await comeToReview();
  });

  test('before the press are named, and their cookie keeps what the API says once', async () => {
    const form = await review();
    now += LOCK_MS;
    const { answer, setCookies } = await place(form);
    expect(answer.says).toBe(words);
    expect(answer.moved).toEqual({ before: Number(form['total']), now: await readTotal() });
    expect(setCookies.join()).toMatch(/checkout-prices=.*225134x/);
    expect(placements).toBe(0);
  });

  test('during the press are named, and nothing is ordered', async () => {
    const form = await review();
    before = { path: 'PlaceOrder', act: () => Promise.resolve((now += LOCK_MS)) };
    const { answer, setCookies } = await place(form);
    expect(answer.says).toBe(words);
    expect(setCookies.join()).toMatch(/checkout-prices=/);
    expect(placements).toBe(1);
  });
});

test.each([
  ['before', () => (now += LOCK_MS)],
  ['during', () => (before = { path: 'PlaceOrder', act: () => Promise.resolve((now += LOCK_MS)) })],
])('prices that fall %s the press are ordered, and the placed page can say so', async (_, fall) => {
  const form = await review();
  fall();
  const { answer, setCookies } = await place(form);
  expect(answer).toMatchObject({ kind: 'saved' });
  expect(setCookies.join()).toContain(`placed=${orderKey(id)}~${form['total']}`);
  const order = await readPlacedOrder(orderKey(id));
  expect(order.total.total).toBeLessThan(Number(form['total']));
});

test('a lower total of a card is ordered only if the payment is confirmed for it', async () => {
  await change({ paymentMode: 'creditCard' });
  const { answer } = await place(await reviewHigher());
  expect(answer.says).toBe('The total has changed since you saw it. Nothing was ordered.');
  expect(placements).toBe(0);
  await authorizePayment(id, { method: 'creditCard', cardToken: 'tok-visa-4242' });
  expect((await place(await reviewHigher())).answer).toMatchObject({ kind: 'saved' });
});

test('another card of the same payment is named by its last digits', async () => {
  await authorizePayment(id, { method: 'creditCard', cardToken: 'tok-visa-4242' });
  const form = await review();
  await authorizePayment(id, { method: 'creditCard', cardToken: 'tok-mastercard-5454' });
  const { answer } = await place(form);
  expect(answer.says).toMatch(
    /nothing was ordered\. The payment is now by the one that ends in \d{4}\.$/,
  );
});

test('the form of an earlier checkout names the one that has replaced it', async () => {
  const form = await review();
  await comeToReview();
  const { answer } = await place(form);
  expect(answer.says).toContain('You have begun another checkout since you reviewed this order');
  expect(answer.wayOn?.href).toBe('/checkout');
});

test('a form without what was reviewed, from a tab of an earlier release, orders nothing', async () => {
  const { key = '', terms = '', total = '' } = await review();
  const { answer } = await place({ key, terms, total });
  expect(answer).toMatchObject({ kind: 'refused', hasChanged: true });
  expect(placements).toBe(0);
});

test('without JavaScript, an earlier step that has to be done again says why', async () => {
  const form = await review();
  await change({ shippingInfo: HELENA });
  const answer: unknown = await actOnReview(sendForm(form)).catch((error: unknown) => error);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([302, '/checkout/shipping']);
  expect(readRefusal(headers.getSetCookie().join('; '))).toContain('Helena, MT 59601.');
});

test('an API without revisions leaves the comparison of what was reviewed', async () => {
  isWithoutRevision = true;
  const form = await review();
  await change({ isGiftWrap: true });
  expect((await place(form)).answer).toMatchObject({ kind: 'refused', hasChanged: true });
  expect((await place(await review())).answer).toMatchObject({ kind: 'saved' });
});
