import { expect, test } from 'vitest';

import type { OrderStatus } from '#api/orders/order-history.ts';
import type { Order, OrderLine, Parcel } from '#api/orders/order.ts';

import { nextWords } from './next-words.ts';
import { wayOf } from './order-way.ts';

const line = { productId: 1, name: 'Silver Maple', source: 'instock' } as OrderLine;
const sent: Parcel = { status: 'Shipped', carrier: 'UPS', shippedOn: '2026-11-20', contents: [] };

function order(status: OrderStatus, change: Partial<Order> = {}): Order {
  return {
    status,
    payment: { method: 'wire', status: 'Cleared' },
    money: { refund: 0, owed: 0 },
    events: [],
    lines: [line],
    parcels: [],
    signature: true,
    ...change,
  } as Order;
}

function said(of: Order): string {
  const { before, day = '', after } = nextWords(of);
  return before + day + after;
}

const shipsBy = '2026-11-27';
const unpaid: Order['payment'] = {
  method: 'paperCheck',
  status: 'Pending',
  dueAt: '2026-12-04T22:00:00Z',
};

test.each<[OrderStatus, Partial<Order>, string]>([
  [
    'Placed',
    {
      payment: {
        ...unpaid,
        instructions: { payee: 'Bold', reference: 'BPM-1' },
      } as Order['payment'],
    },
    'We wait for your check, which must arrive by Friday, December 4.',
  ],
  [
    'Placed',
    { payment: { method: 'creditCard', status: 'Pending' } },
    'Your card payment is being cleared. You need do nothing.',
  ],
  [
    'Payment Cleared',
    { shipsBy },
    'Your wire is in. We pack the order now and hand it to the carrier by Friday, November 27.',
  ],
  [
    'Presale Wait',
    { lines: [{ ...line, source: 'presale', shipsOn: '2026-12-14' }] },
    'We wait for Silver Maple, expected on Monday, December 14.',
  ],
  ['Packed', { shipsBy }, 'It is packed. The carrier takes it by Friday, November 27.'],
  [
    'Shipped',
    { parcels: [sent] },
    'It has been with UPS since Friday, November 20. Somebody has to be there to sign.',
  ],
  [
    'Delivered',
    { parcels: [{ ...sent, deliveredOn: '2026-11-24' }] },
    'It was delivered on November 24, 2026. Nothing is left to do.',
  ],
  [
    'On Hold',
    { payment: unpaid },
    'The order waits, because your check did not arrive by December 4, 2026. Call or write to us to keep it.',
  ],
])('%s with %o: what happens next, and when', (status, change, words) => {
  expect(said(order(status, change))).toBe(words);
});

test('a cancelled order tells when the refund comes, and what is still owed', () => {
  const events = [{ status: 'Cancelled' as const, date: '2026-11-20T15:00:00Z' }];
  const refunded = order('Cancelled', {
    events,
    payment: { method: 'eCheck', status: 'Refunded', refundBy: '2026-11-25' },
    money: { refund: 465_00, owed: 0 } as Order['money'],
  });
  expect(said(refunded)).toBe('This order was cancelled on November 20, 2026.');
  expect(nextWords(refunded).later).toEqual([
    '$465.00 comes back to your bank account, and has arrived by November 25, 2026.',
  ]);
  const money = { refund: 0, owed: 135_00 } as Order['money'];
  expect(nextWords(order('Cancelled', { money })).later).toEqual([
    '$135.00 of the charges is added to your next order.',
  ]);
});

const at = (status: OrderStatus, day: number) => ({ status, date: `2026-11-${day}T15:00:00Z` });
const steps = (of: Order) => wayOf(of).map(({ status, is }) => `${status} ${is}`);

test('an order has five steps, and a sixth while it waits', () => {
  const events = [at('Placed', 10), at('Payment Cleared', 11)];
  expect(steps(order('Payment Cleared', { events, shipsBy }))).toEqual([
    'Placed done',
    'Payment Cleared now',
    'Packed ahead',
    'Shipped ahead',
    'Delivered ahead',
  ]);
  expect(steps(order('Presale Wait', { events })).slice(1, 4)).toEqual([
    'Payment Cleared done',
    'Presale Wait now',
    'Packed ahead',
  ]);
});

test('of two parcels the last one counts, and the first is told', () => {
  const first = [at('Packed', 12), at('Shipped', 12), at('Delivered', 14)];
  const events = [at('Placed', 10), at('Payment Cleared', 11), ...first];
  const way = wayOf(order('Presale Wait', { events, parcels: [sent, { ...sent }] }));
  expect(way.at(-1)).toEqual({ status: 'Delivered', is: 'ahead', parcels: '1 of 2 parcels' });
});

test('a cancelled order has the steps that it took', () => {
  const events = [at('Placed', 10), at('Cancelled', 11)];
  expect(steps(order('Cancelled', { events }))).toEqual(['Placed done', 'Cancelled now']);
});
