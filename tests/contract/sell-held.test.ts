import type { components } from '#generated/schema.d.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { SILVER_EAGLE, visit } from './visit.ts';

const MORNING = Date.parse('2026-11-20T15:00:00Z');
const CLARA = 'BPM-20417';
const CONTACT = {
  firstName: 'Clara',
  lastName: 'Whitfield',
  emailId: 'clara.whitfield@example.com',
  mobNo: '5125550142',
};

type Portfolio = components['schemas']['Portfolio'];

beforeEach(() => setClock(fixedClock(MORNING)));
afterAll(() => setClock(fixedClock(MORNING)));

function item(quantity: number, productId?: number) {
  return { metal: 'silver', productName: 'Eagles', quantity, ...(productId && { productId }) };
}

/** Clara, with the units that she holds of the Silver Eagle. */
async function clara() {
  const mine = visit({ customerId: CLARA });
  const body = { customerId: CLARA, frequency: '1D', metal: 'all' };
  const portfolio = await mine.data<'Portfolio'>('getCustomerPortfolio', { body });
  const held = unitsIn(portfolio);
  const offer = (quantities: number[], more: object = {}) =>
    mine.call('addSellToBoldRequests', {
      body: {
        ...CONTACT,
        items: quantities.map((quantity) => item(quantity, SILVER_EAGLE)),
        isFromPortfolio: true,
        ...more,
      },
    });
  const change = (referenceNumber: string, changes: object) =>
    mine.call('updateSellToBoldOrders', { body: { referenceNumber, ...changes } });
  return { held, offer, change };
}

function unitsIn({ productsForPortfolio }: Portfolio): number {
  const eagles = productsForPortfolio.find(({ productId }) => productId === SILVER_EAGLE);
  if (!eagles) throw new Error('Clara holds no Eagles.');
  return eagles.totalQtyOrdered;
}

const referenceIn = ({ body }: { body: Record<string, unknown> }) =>
  (body['data'] as components['schemas']['SellReceipt']).referenceNumber;

test('a request from the portfolio takes no more than is held, in all of its items', async () => {
  const { held, offer } = await clara();
  const { status, body } = await offer([held + 1]);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field: 'items.0.quantity' }] });
  expect((await offer([held, 1])).status).toBe(400);
  expect((await offer([held])).status).toBe(201);
});

test('what an open request offers is not offered once more; one that has ended gives it back', async () => {
  const { held, offer, change } = await clara();
  const reference = referenceIn(await offer([held]));
  expect((await offer([1])).status).toBe(400);
  await change(reference, { status: 'Cancelled' });
  expect((await offer([1])).status).toBe(201);
});

test('a change of its items keeps to the same, its own quantity not counted', async () => {
  const { held, offer, change } = await clara();
  const reference = referenceIn(await offer([1]));
  expect((await change(reference, { items: [item(held, SILVER_EAGLE)] })).status).toBe(200);
  expect((await change(reference, { items: [item(held + 1, SILVER_EAGLE)] })).status).toBe(400);
});

test('what the portfolio never had, and a request from elsewhere, are not counted', async () => {
  const { held, offer } = await clara();
  expect((await offer([], { items: [item(1_000)] })).status).toBe(201);
  expect((await offer([held + 1], { isFromPortfolio: false })).status).toBe(201);
});
