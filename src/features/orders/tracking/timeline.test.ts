import { expect, test } from 'vitest';

import type { OrderEvent } from '#api/orders/order.ts';

import { timelineOf } from './timeline.ts';

const placed: OrderEvent = { status: 'Placed', date: '2026-11-16T16:21:09Z' };
const cleared: OrderEvent = { status: 'Payment Cleared', date: '2026-11-17T20:00:00Z' };
const waits: OrderEvent = {
  status: 'Presale Wait',
  date: '2026-11-17T20:00:00Z',
  note: 'Until May.',
};

function shape(...asked: Parameters<typeof timelineOf>) {
  return timelineOf(...asked).map(({ status, is }) => `${status}: ${is}`);
}

test('an order in progress has done steps, a current step, and steps ahead', () => {
  const order = {
    status: 'Payment Cleared',
    events: [placed, cleared],
    shipsBy: '2026-11-19',
  } as const;
  expect(shape(order)).toEqual([
    'Placed: done',
    'Payment Cleared: now',
    'Packed: ahead',
    'Shipped: ahead',
    'Delivered: ahead',
  ]);
  expect(timelineOf(order)[3]).toMatchObject({ expectedOn: '2026-11-19' });
});

test('a presale waits between payment and packing; its step keeps the note', () => {
  const steps = timelineOf({ status: 'Presale Wait', events: [placed, cleared, waits] });
  expect(steps[2]).toMatchObject({ is: 'now', note: 'Until May.' });
  expect(steps.slice(3).map(({ status }) => status)).toEqual(['Packed', 'Shipped', 'Delivered']);
});

test('a cancelled or delivered order has no steps ahead', () => {
  const off: OrderEvent = { status: 'Cancelled', date: '2026-11-18T10:00:00Z' };
  expect(shape({ status: 'Cancelled', events: [placed, off] })).toEqual([
    'Placed: done',
    'Cancelled: now',
  ]);
  const there: OrderEvent = { status: 'Delivered', date: '2026-11-23T10:00:00Z' };
  expect(shape({ status: 'Delivered', events: [placed, there] }).at(-1)).toBe('Delivered: now');
});

test('a current status that is missing in the history is added', () => {
  expect(shape({ status: 'On Hold', events: [placed] })).toEqual([
    'Placed: done',
    'On Hold: now',
    'Payment Cleared: ahead',
    'Packed: ahead',
    'Shipped: ahead',
    'Delivered: ahead',
  ]);
});
