import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { expect, test } from 'vitest';

import { SILVER_EAGLE, visit } from './visit.ts';

const CLARA = 'BPM-20417';
const IDA = 'ida.berg@example.com';
const FIRST = 'alert-1';

// At another moment the price may be that of a day earlier, to the cent.
setClock(fixedClock(Date.parse('2026-11-18T16:00:00Z')));

type Visit = ReturnType<typeof visit>;

async function goldNow({ data }: Visit): Promise<number> {
  return (await data<'SpotPrice'>('getSpotPrices')).goldAsk;
}

function spot(direction: 'above' | 'below', targetSpot: number) {
  return { kind: 'spot', metal: 'gold', direction, targetSpot };
}

async function statusOf({ data }: Visit): Promise<string> {
  return (await data<'GuestAlert'>('getAlertByToken', { query: { token: FIRST } })).status;
}

test('only a customer adds an alert at once, to the address of the account', async () => {
  const condition = spot('above', 90_000);
  expect((await visit().call('addAlert', { body: { condition } })).status).toBe(401);
  const clara = visit({ customerId: CLARA });
  const alert = await clara.data<'Alert'>('addAlert', { body: { condition } });
  expect(alert).toMatchObject({ condition, emailId: 'clara.whitfield@example.com' });
  expect((await clara.call('addAlert', { body: { condition } })).status).toBe(409);
  await clara.call('deleteAlert', { query: { alertId: alert.alertId } });
  expect((await clara.call('addAlert', { body: { condition } })).status).toBe(201);
});

test.each([
  { kind: 'stock', productId: SILVER_EAGLE, quantity: 1 },
  { kind: 'price', productId: SILVER_EAGLE, targetPrice: 0.01 },
  spot('above', 90_000),
])('a guest starts and stops an alert of kind $kind with its link', async (condition) => {
  const guest = visit();
  const asked = await guest.call('requestAlert', { body: { condition, emailId: IDA } });
  expect(asked).toEqual(
    await visit().call('requestAlert', {
      body: { condition, emailId: 'clara.whitfield@example.com' },
    }),
  );
  expect(await statusOf(guest)).toBe('Requested');
  const body = { token: FIRST };
  const started = await guest.data<'GuestAlert'>('verifyAlert', { body });
  expect(started).toMatchObject({ condition, emailId: IDA });
  // Eagles are in stock, so that message is written at once.
  expect(started.status).toBe(condition.kind === 'stock' ? 'Sent' : 'Waiting');
  await guest.call('cancelAlert', { body });
  expect(await statusOf(guest)).toBe('Cancelled');
});

test('a second link is about the same alert, and an unknown product has none', async () => {
  const guest = visit();
  const condition = spot('above', 90_000);
  await guest.call('requestAlert', { body: { condition, emailId: IDA } });
  await guest.call('verifyAlert', { body: { token: FIRST } });
  await guest.call('requestAlert', { body: { condition, emailId: 'Ida.Berg@example.com' } });
  await guest.call('cancelAlert', { body: { token: 'alert-2' } });
  expect(await statusOf(guest)).toBe('Cancelled');
  const unknown = { kind: 'price', productId: 1, targetPrice: 5 };
  const { status } = await guest.call('requestAlert', {
    body: { condition: unknown, emailId: IDA },
  });
  expect(status).toBe(404);
});

test('an alert writes once when the market has moved, and then rests', async () => {
  const guest = visit();
  const moved = visit({ visitorId: guest.visitorId, scenario: 'moved-prices' });
  const [now, then] = [await goldNow(guest), await goldNow(moved)];
  expect(now).not.toBe(then);
  const between = Math.round((now + then) * 50) / 100;
  const condition = spot(then > now ? 'above' : 'below', between);
  await guest.call('requestAlert', { body: { condition, emailId: IDA } });
  expect(await statusOf(moved)).toBe('Requested');
  await guest.call('verifyAlert', { body: { token: FIRST } });
  expect(await statusOf(guest)).toBe('Waiting');
  expect(await statusOf(moved)).toBe('Sent');
  expect(await statusOf(guest)).toBe('Sent');
});

test('a customer’s alert says when it was written, and may be asked for again', async () => {
  const clara = visit({ customerId: CLARA });
  const condition = spot('above', 1);
  const { triggeredAt } = await clara.data<'Alert'>('addAlert', { body: { condition } });
  expect(triggeredAt).toBeDefined();
  const { body } = await clara.call('getAlerts');
  const [latest] = (body as { data: unknown[] }).data;
  expect(latest).toMatchObject({ condition, triggeredAt });
  expect((await clara.call('addAlert', { body: { condition } })).status).toBe(201);
});
