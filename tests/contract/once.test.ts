import { expect, test } from 'vitest';

import type { OperationId } from '#generated/operations.ts';
import type { Tables } from '#mocks/backend/tables.ts';
import { visitorOf } from '#mocks/backend/visitors.ts';

import { bodyOf } from './contract.ts';
import { addition, SILVER_EAGLE, visit } from './visit.ts';

const CLARA = 'BPM-20417';
const KEYS = ['a-press-of-the-button', 'another-press-of-it'] as const;
/** The request of a guest whose link is mailed again. */
const GUEST = { referenceNumber: 'SELL-4475', emailId: 'ida.berg@example.com' };

type Kept = {
  /** How many things the operation has made. */
  count: (tables: Tables) => number;
  /** A valid body other than the contract's example. */
  other: object;
  body?: object;
};

const cases: [OperationId, Kept][] = [
  [
    'addAddress',
    {
      count: ({ addresses }) => addresses.byCustomer.get(CLARA)?.length ?? 0,
      other: { address2: 'Suite 500' },
    },
  ],
  [
    'addProductToShoppingCart',
    {
      body: addition(SILVER_EAGLE, 1),
      count: ({ carts }) =>
        (carts.byCustomer.get(CLARA)?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0),
      other: { quantity: 2 },
    },
  ],
  ['contactUS', { count: ({ letters }) => letters.length, other: { feedBackText: 'Again.' } }],
  [
    'submitIraQuestionnaire',
    { count: ({ activity }) => activity.iraQuestionnaires.length, other: { age: 50 } },
  ],
  [
    'addSellToBoldRequests',
    { count: ({ sales }) => sales.requests.length, other: { mobNo: '5125550178' } },
  ],
  [
    'sendSellToBoldRequestLink',
    { body: GUEST, count: ({ outbox }) => outbox.length, other: { referenceNumber: 'SELL-1' } },
  ],
  [
    'addPortfolioCustomerFeedbacks',
    { count: ({ holdings }) => holdings.feedback.length, other: { feedBackText: 'Again.' } },
  ],
];

test.each(cases)('%s is carried out once for each key', async (id, { count, other, ...kept }) => {
  const { call, visitorId } = visit({ customerId: CLARA });
  const body = (kept.body ?? bodyOf(id)?.example) as object;
  const cookie = `mock-visitor=${visitorId}`;
  const { tables } = visitorOf(new Request('http://localhost', { headers: { cookie } }));
  const calls = async (key: string | undefined, more = {}) => {
    const header = { ...(key && { 'Idempotency-Key': key }) };
    return (await call(id, { header, body: { ...body, ...more } })).status;
  };
  await calls(undefined);
  const before = count(tables);
  const first = await calls(KEYS[0]);
  const made = count(tables) - before;
  expect([made, await calls(KEYS[0]), count(tables)]).toEqual([made, first, before + made]);
  expect(made).toBeGreaterThan(0);
  // Other content under the same key never gets the answer to the first.
  expect(await calls(KEYS[0], other)).toBe(409);
  await calls(KEYS[1]);
  await calls(undefined);
  expect(count(tables)).toBe(before + 3 * made);
});

test('a key is its customer’s own, and one of an operation', async () => {
  const clara = visit({ customerId: CLARA });
  const marcus = visit({ customerId: 'BPM-20933', visitorId: clara.visitorId });
  const header = { 'Idempotency-Key': KEYS[0] };
  const input = { header, body: addition(SILVER_EAGLE, 1) };
  const first = await clara.call('addProductToShoppingCart', input);
  const second = await marcus.call('addProductToShoppingCart', input);
  expect(second.status).toBe(200);
  expect(second.body).not.toEqual(first.body);
  const body = bodyOf('addAddress')?.example;
  expect((await clara.call('addAddress', { header, body })).status).toBe(201);
});

test('a repeated call gets the cart as it is then', async () => {
  const { call } = visit({ customerId: CLARA });
  const header = { 'Idempotency-Key': KEYS[0] };
  const input = { header, body: addition(SILVER_EAGLE, 1) };
  await call('addProductToShoppingCart', input);
  const now = await call('addProductToShoppingCart', { body: addition(SILVER_EAGLE, 2) });
  expect((await call('addProductToShoppingCart', input)).body).toEqual(now.body);
});

test('a refusal does not use a key up', async () => {
  const { call } = visit({ customerId: CLARA });
  const header = { 'Idempotency-Key': KEYS[0] };
  const statusFor = async (productId: number) =>
    (await call('addProductToShoppingCart', { header, body: addition(productId, 1) })).status;
  expect(await statusFor(1)).toBe(404);
  expect(await statusFor(SILVER_EAGLE)).toBe(200);
});
