import { expect, test } from 'vitest';

import type { OrderRow } from '#api/orders/order-history.ts';

import { ordersCsv } from './orders-csv.ts';

const row: OrderRow = {
  invoice: 'BPM-104512',
  // Still the 15th in New York.
  placedAt: '2026-11-16T03:21:09Z',
  status: 'Shipped',
  paymentStatus: 'Cleared',
  paymentMethod: 'eCheck',
  totalCents: 1_764_20,
  units: 10,
  product: '2026 1 oz American Silver Eagle Coin',
  others: [],
  carrier: 'USPS',
  trackingNo: '9405511206213864510293',
};

function lineOf(change: Partial<OrderRow>): string {
  return ordersCsv([{ ...row, ...change }]).split('\r\n')[1] ?? '';
}

test('a line holds what the list shows, in the store’s day and plain figures', () => {
  expect(lineOf({})).toBe(
    'BPM-104512,2026-11-15,Shipped,Received,eCheck,10,2026 1 oz American Silver Eagle Coin,1764.20,USPS,9405 5112 0621 3864 5102 93',
  );
});

test('the file begins with the mark of UTF-8 and names its columns; every line is ended', () => {
  expect(ordersCsv([])).toMatch(/^\uFEFFOrder,Placed,Status,.*,Tracking number\r\n$/);
  expect(ordersCsv([row, row]).split('\r\n')).toHaveLength(4);
});
