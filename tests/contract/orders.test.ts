import type { OperationId } from '#generated/operations.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { expect, test } from 'vitest';

import type { Input } from './ask.ts';
import { visit } from './visit.ts';

const NOW = Date.parse('2026-11-18T16:00:00Z');
setClock(fixedClock(NOW));

const CLARA = 'BPM-20417';
const OTHERS = ['BPM-20933', 'BPM-30001', 'BPM-20500'];
const CLARAS = 'BPM-104619';
const CLARAS_SALE = 'SO-20931';
/** Its wire has cleared. */
const PAID = 'BPM-104583';
const KEY = { 'Idempotency-Key': 'a-press-of-the-button' };

/** All operations with an order or sale number as input, called with one of Clara's. */
const GUESSES: Partial<Record<OperationId, Input>> = {
  getCustomerOrderDetails: { query: { invoice: CLARAS } },
  getInvoice: { path: { invoice: CLARAS } },
  getCancellationEstimate: { query: { invoice: CLARAS } },
  cancelOrder: { header: KEY, body: { invoice: CLARAS, acceptedCharges: 100_000 } },
  requestReturn: {
    body: {
      invoice: 'BPM-104512',
      returnType: 'replacement',
      reason: 'damaged',
      products: [{ productId: 225_134, quantity: 1 }],
    },
  },
  getCustomerSalesOrders: { query: { emailId: 'clara.whitfield@example.com' } },
  getCustomerSalesOrderDetails: { query: { customerInvoice: CLARAS_SALE } },
  addCouponForBullionPurchases: { query: { invoice: CLARAS } },
};

test.each(Object.entries(GUESSES))(
  '%s returns nothing of a stranger’s order',
  async (id, input) => {
    for (const customerId of OTHERS) {
      const answer = await visit({ customerId }).call(id as OperationId, input);
      expect([403, 404]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toMatch(/Clara|Whitfield|Barton/);
    }
  },
);

test('a guessed number is answered like a number that does not exist', async () => {
  const marcus = visit({ customerId: 'BPM-20933' });
  const guessed = await marcus.call('getCustomerOrderDetails', { query: { invoice: CLARAS } });
  const unknown = await marcus.call('getCustomerOrderDetails', {
    query: { invoice: 'BPM-999999' },
  });
  expect(guessed).toEqual(unknown);
});

test('tracking does not tell which of the three was wrong', async () => {
  const right = { invoiceNumber: CLARAS, emailId: 'clara.whitfield@example.com', zipCode: '78704' };
  const guest = visit();
  expect((await guest.call('trackCustomerOrder', { query: right })).status).toBe(200);
  const wrong = [
    { ...right, invoiceNumber: 'BPM-999999' },
    { ...right, emailId: 'marcus.bell@example.com' },
    { ...right, zipCode: '78705' },
  ];
  const answers = await Promise.all(
    wrong.map((query) => guest.call('trackCustomerOrder', { query })),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

type List = { data: { invoice: string; orderTotal: number }[]; total: number; totalOfAll: number };

test('a long history is paged, and each page has the requested orders', async () => {
  const ruth = visit({ customerId: 'BPM-20500' });
  const ask = async (query: Record<string, unknown>) =>
    (await ruth.call('getCustomerOrder', { query })).body as unknown as List;
  const first = await ask({});
  expect([first.data.length, first.total, first.totalOfAll]).toEqual([20, 2000, 2000]);
  const last = await ask({ pageNumber: 4, size: 500 });
  expect(last.data.at(-1)?.invoice).toBe('BPM-500001');
  const dear = await ask({ search: 'fortuna', sort: 'total-high', size: 500 });
  const totals = dear.data.map(({ orderTotal }) => orderTotal);
  expect(totals.length).toBe(dear.total);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  expect(
    (await visit({ customerId: CLARA }).call('getCustomerOrder', { query: { search: 'BPM-5000' } }))
      .body,
  ).toMatchObject({ total: 0, totalOfAll: 25 });
});

test('a cancelled order is cancelled in the list, in tracking, in the inbox, and never in the portfolio', async () => {
  const clara = visit({ customerId: CLARA });
  const estimate = await clara.data<'CancellationEstimate'>('getCancellationEstimate', {
    query: { invoice: PAID },
  });
  const { totalCharges, marketLoss, cancellationFee, paidAmount, refundAmount } = estimate;
  expect(totalCharges).toBeCloseTo(marketLoss + cancellationFee, 2);
  expect(refundAmount).toBeCloseTo(paidAmount - totalCharges, 2);
  const body = { invoice: PAID, acceptedCharges: totalCharges };
  const order = await clara.data<'Order'>('cancelOrder', { header: KEY, body });
  expect(order).toMatchObject({
    status: 'Cancelled',
    isCancellable: false,
    cancellationCharges: totalCharges,
    refundAmount,
    addedToNextOrder: 0,
  });

  const list = await clara.call('getCustomerOrder', { query: { search: PAID } });
  expect((list.body as unknown as List).data[0]).toMatchObject({
    status: 'Cancelled',
    paymentStatus: 'Refunded',
  });
  const papers = { invoiceNumber: PAID, emailId: 'clara.whitfield@example.com', zipCode: '78704' };
  const tracked = await clara.data<'OrderTracking'>('trackCustomerOrder', { query: papers });
  expect(tracked.currentStatus).toBe('Cancelled');
  const inbox = await clara.call('getCustomerMessages', { query: { userId: CLARA } });
  expect(JSON.stringify(inbox.body)).toContain('{invoice} was cancelled. That costs $');
  setClock(fixedClock(NOW + 30 * 86_400_000));
  const arrived = await clara.call('updateCustomerPortfolio');
  setClock(fixedClock(NOW));
  expect(JSON.stringify(arrived.body)).toContain('Asahi');
  expect(JSON.stringify(arrived.body)).not.toContain('Palladium');
});

test('the same press cancels once, another press is told that the order is cancelled', async () => {
  const clara = visit({ customerId: CLARA });
  const body = { invoice: CLARAS, acceptedCharges: 100_000 };
  const first = await clara.data<'Order'>('cancelOrder', { header: KEY, body });
  // Not paid yet: all charges are paid with the next order, once.
  expect(first.addedToNextOrder).toBe(first.cancellationCharges);
  expect(await clara.data<'Order'>('cancelOrder', { header: KEY, body })).toEqual(first);
  const other = { 'Idempotency-Key': 'a-press-in-another-tab' };
  expect((await clara.call('cancelOrder', { header: other, body })).status).toBe(409);
  const info = await clara.data<'CustomerInfo'>('getCustomerInfo');
  expect(info.marketLossCharges).toBe(first.addedToNextOrder);
});

test('charges above the accepted ones cancel nothing', async () => {
  const clara = visit({ customerId: CLARA });
  const body = { invoice: CLARAS, acceptedCharges: 1 };
  expect((await clara.call('cancelOrder', { header: KEY, body })).status).toBe(409);
  const query = { invoice: CLARAS };
  expect(await clara.data<'Order'>('getCustomerOrderDetails', { query })).toMatchObject({
    isCancellable: true,
  });
});
