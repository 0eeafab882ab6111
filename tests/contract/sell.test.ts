import type { components } from '#generated/schema.d.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { SILVER_EAGLE, visit } from './visit.ts';

const MORNING = Date.parse('2026-11-20T15:00:00Z');
const MINUTE = 60_000;
const CLARA = 'BPM-20417';
const MARCUS = 'BPM-20933';
const CONTACT = {
  firstName: 'Marcus',
  lastName: 'Bell',
  emailId: 'marcus.bell@example.com',
  mobNo: '2145550187',
};
const EAGLES = {
  metal: 'silver',
  productId: SILVER_EAGLE,
  productName: '2026 1 oz American Silver Eagle Coin BU',
  quantity: 20,
  conditions: ['toning'],
  conditionNote: 'In their tube.',
};
const RINGS = { metal: 'gold', productName: 'Two rings, 14 karat', ounces: 0.5, quantity: 2 };
const SPOON = { metal: 'silver', productName: 'A spoon', quantity: 1 };

let now: number;

beforeEach(() => {
  now = MORNING;
  setClock({ now: () => now });
});

afterAll(() => setClock(fixedClock(MORNING)));

type Sale = components['schemas']['SellOrder'];
type Items = readonly Record<string, unknown>[];

function seller(customerId = MARCUS) {
  const mine = visit({ customerId });
  const list = async (ReferenceNumber?: string) => {
    const query = { PageNumber: 0, Size: 500, ...(ReferenceNumber && { ReferenceNumber }) };
    return (await mine.data('getSellToBoldOrders', { query })) as unknown as Sale[];
  };
  const offer = async (items: Items) => {
    const sent = { body: { ...CONTACT, items } };
    return (await mine.data<'SellReceipt'>('addSellToBoldRequests', sent)).referenceNumber;
  };
  return { ...mine, list, offer };
}

test('what is sent with a request comes back: weights, conditions and notes', async () => {
  const { list, offer } = seller();
  const reference = await offer([EAGLES, RINGS]);
  expect(await list(reference)).toMatchObject([
    { status: 'Submitted', items: [EAGLES, { ...RINGS, conditions: [] }] },
  ]);
});

test('metal without a product is quoted by its fine weight, 4% less for refining', async () => {
  const { list, offer, data } = seller();
  const reference = await offer([RINGS, SPOON]);
  now += 2 * MINUTE;
  const { goldBid } = await data<'SpotPrice'>('getSpotPrices');
  const [sale] = await list(reference);
  expect(sale?.status).toBe('Quoted');
  const [rings, spoon] = sale?.items ?? [];
  expect(rings?.quotedPrice).toBeCloseTo(goldBid * 0.96 * 0.5, 1);
  expect(rings?.deductionReason).toBe('The value of the metal, 4% less for refining.');
  expect(sale?.totalQuote).toBe((rings?.quotedPrice ?? 0) * 2);
  expect(spoon).toMatchObject({ deductionReason: 'We cannot price it without its fine weight.' });
  expect(spoon?.quotedPrice).toBeUndefined();
});

test('a request that the shop cannot price does not wait for ever', async () => {
  const { list, offer } = seller();
  const reference = await offer([SPOON]);
  now += 2 * MINUTE;
  expect(await list(reference)).toMatchObject([{ status: 'Declined' }]);
});

test('weights and counts have limits', async () => {
  const { call } = seller();
  const statusOf = async (items: Items) =>
    (await call('addSellToBoldRequests', { body: { ...CONTACT, items } })).status;
  expect(await statusOf([{ ...RINGS, ounces: 0 }])).toBe(400);
  expect(await statusOf([{ ...RINGS, ounces: 100_000.5 }])).toBe(400);
  expect(await statusOf(Array.from({ length: 21 }, () => RINGS))).toBe(400);
  expect(await statusOf(Array.from({ length: 20 }, () => RINGS))).toBe(201);
});

test('a request is its token’s; a foreign id is refused, and any id of a guest', async () => {
  const { call, list, offer } = seller();
  const named = (customerId: string) => ({ body: { ...CONTACT, customerId, items: [EAGLES] } });
  expect((await call('addSellToBoldRequests', named(CLARA))).status).toBe(403);
  expect((await visit().call('addSellToBoldRequests', named(MARCUS))).status).toBe(403);
  expect((await call('addSellToBoldRequests', named(MARCUS))).status).toBe(201);
  await offer([EAGLES]);
  expect(await list()).toHaveLength(2);
});

test('a request moves on by itself, with dates; the sale and the inbox tell the same', async () => {
  const { call, data, list, offer } = seller();
  const reference = await offer([EAGLES]);
  now += 2 * MINUTE;
  const accepted = { referenceNumber: reference, status: 'Accepted', payoutMethod: 'ach' };
  expect((await call('updateSellToBoldOrders', { body: accepted })).status).toBe(200);
  now += 60 * MINUTE;
  const parcel = { referenceNumber: reference, carrierCode: 'UPS', trackingNo: '1Z999' };
  expect((await call('updateSellToBoldOrders', { body: parcel })).status).toBe(200);
  now += 6 * MINUTE;
  const [sale] = await list(reference);
  expect(sale?.events).toEqual([
    { status: 'Submitted', reachedOn: '2026-11-20T15:00:00Z' },
    { status: 'Quoted', reachedOn: '2026-11-20T15:02:00Z' },
    { status: 'Accepted', reachedOn: '2026-11-20T15:02:00Z' },
    { status: 'Received', reachedOn: '2026-11-20T16:04:00Z' },
    { status: 'Inspected', reachedOn: '2026-11-20T16:06:00Z' },
    { status: 'Paid', reachedOn: '2026-11-20T16:08:00Z' },
  ]);
  expect(sale).toMatchObject({ status: 'Paid', paidAmount: sale?.totalQuote });
  const query = { customerInvoice: sale?.customerInvoice };
  const order = await data<'SalesOrderDetails'>('getCustomerSalesOrderDetails', { query });
  const payout = { status: 'Paid', payoutMethod: 'ach', paidOn: '2026-11-20' };
  expect(order).toMatchObject({ ...payout, carrierCode: 'UPS', trackingNo: '1Z999' });
  const { inBoxMsgs } = await data<'Inbox'>('getCustomerMessages', { query: { userId: MARCUS } });
  const about = inBoxMsgs.filter(({ msgText }) => msgText.includes(reference));
  expect(about).toHaveLength(6);
});

test('a parcel without a tracking number arrives within a day', async () => {
  const { call, list, offer } = seller();
  const referenceNumber = await offer([EAGLES]);
  now += 2 * MINUTE;
  await call('updateSellToBoldOrders', { body: { referenceNumber, status: 'Accepted' } });
  now += 24 * 60 * MINUTE - 1;
  expect(await list(referenceNumber)).toMatchObject([{ status: 'Accepted' }]);
  now += 1;
  expect(await list(referenceNumber)).toMatchObject([{ status: 'Received' }]);
});

test.each([
  'Submitted',
  'Quoted',
  'Accepted',
  'Received',
  'Inspected',
  'Paid',
  'Declined',
  'Cancelled',
])('the scenario of %s shows a request in that state, and keeps it there', async (status) => {
  const scenario = `sale:${status.toLowerCase()}`;
  const { data } = visit({ customerId: CLARA, scenario });
  const query = { PageNumber: 0, Size: 1, ReferenceNumber: 'SELL-4471' };
  expect(await data('getSellToBoldOrders', { query })).toMatchObject([{ status }]);
  now += 60 * MINUTE;
  expect(await data('getSellToBoldOrders', { query })).toMatchObject([{ status }]);
});

test('a quote runs out after a day: a new one is given, and what was read is not accepted', async () => {
  const { call, list, offer } = seller();
  const referenceNumber = await offer([EAGLES]);
  now += 2 * MINUTE;
  const [read] = await list(referenceNumber);
  now += 24 * 60 * MINUTE;
  const [renewed] = await list(referenceNumber);
  expect(Date.parse(renewed?.quoteValidUntil ?? '')).toBeGreaterThan(now);
  const accept = async (sale: Sale | undefined) => {
    const body = { referenceNumber, status: 'Accepted', totalQuote: sale?.totalQuote };
    return (await call('updateSellToBoldOrders', { body })).status;
  };
  expect(renewed?.totalQuote).not.toBe(read?.totalQuote);
  expect(await accept(read)).toBe(409);
  expect(await accept(renewed)).toBe(200);
});
