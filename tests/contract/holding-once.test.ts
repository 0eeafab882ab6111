import { expect, test } from 'vitest';

import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';

import { visit } from './visit.ts';

const NORA = 'BPM-30001';
setClock(fixedClock(Date.parse('2026-11-18T16:00:00Z')));

const purchase = {
  customerId: NORA,
  productName: 'Bar',
  metal: 'silver',
  ouncesPerUnit: 1,
  transactionType: 'PURCHASED',
  transactionDate: '2026-03-13',
  transactionQuantity: 5,
  productUnitPrice: 88.5,
};
const header = { 'Idempotency-Key': '0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90' };
const bodyOf = (row: Record<string, unknown> = {}) => ({
  customerHoldings: [{ ...purchase, ...row }],
});

test('a form that is sent again records its purchase once, and never with other values', async () => {
  const nora = visit({ customerId: NORA });
  const first = await nora.call('addCustomerHoldings', { header, body: bodyOf() });
  const again = await nora.call('addCustomerHoldings', { header, body: bodyOf() });
  expect([again.status, again.body]).toEqual([200, first.body]);
  const ids = { transactionIds: [expect.any(Number)] };
  expect(first.body).toMatchObject({ data: ids });
  const other = { header, body: bodyOf({ transactionQuantity: 6 }) };
  expect((await nora.call('addCustomerHoldings', other)).status).toBe(409);
  const query = { CustomerId: NORA };
  const { body } = await nora.call('getCustomerTransactions', { query });
  expect(body).toMatchObject({ data: { totalCount: 1 } });
});

test('a second product of the same name cannot have other ounces', async () => {
  const nora = visit({ customerId: NORA });
  await nora.call('addCustomerHoldings', { body: bodyOf() });
  const { status, body } = await nora.call('addCustomerHoldings', {
    body: bodyOf({ ouncesPerUnit: 5 }),
  });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('ouncesPerUnit');
});
