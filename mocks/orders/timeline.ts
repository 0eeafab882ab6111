import type { Wire } from '../backend/wire.ts';
import type { OrderRecord } from './order-record.ts';
import { type Parcel, scheduleOf } from './schedule.ts';

export type OrderStatus = Wire<'OrderStatus'>;

/** One step of an order, at an instant in ms. */
export type OrderStep = { status: OrderStatus; at: number; note?: string };

const PROGRESS: readonly OrderStatus[] = [
  'Placed',
  'Payment Cleared',
  'Presale Wait',
  'Packed',
  'Shipped',
  'Delivered',
];

/** The steps of an order up to `now` (ms), oldest first. */
export function stepsOf(order: OrderRecord, now: number): OrderStep[] {
  const { clearsAt, parcels } = scheduleOf(order);
  const cancelledAt = order.cancelled?.at ?? Infinity;
  const planned: OrderStep[] = [
    { status: 'Placed', at: order.orderedAt },
    { status: 'Payment Cleared', at: clearsAt },
    ...parcels.flatMap((parcel, index) => parcelSteps(parcel, clearsAt, nameOf(index, parcels))),
  ];
  const steps = order.cancelled
    ? [
        ...planned.filter(({ at }) => at < cancelledAt),
        { status: 'Cancelled' as const, at: cancelledAt },
      ]
    : order.hold
      ? // The payment is missing: no further step follows.
        [...planned.slice(0, 1), { status: 'On Hold' as const, ...order.hold }]
      : planned;
  return steps.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at);
}

/** The status of an order at `now` (ms): that of its last parcel. */
export function statusAt(order: OrderRecord, now: number): OrderStatus {
  const steps = stepsOf(order, now);
  const last = steps.at(-1)?.status;
  if (last === 'Cancelled' || last === 'On Hold') return last;
  if (!steps.some(({ status }) => status === 'Payment Cleared')) return 'Placed';
  const { clearsAt, parcels } = scheduleOf(order);
  const each = parcels.map((parcel) => parcelStatus(parcel, clearsAt, now));
  return (
    each.toSorted((one, other) => PROGRESS.indexOf(one) - PROGRESS.indexOf(other))[0] ?? 'Placed'
  );
}

/** The status of one parcel at `now` (ms). */
export function parcelStatus(parcel: Parcel, clearsAt: number, now: number): OrderStatus {
  const steps = parcelSteps(parcel, clearsAt).filter(({ at }) => at <= now);
  return steps.at(-1)?.status ?? (now >= clearsAt ? 'Payment Cleared' : 'Placed');
}

/** Whether it can still be cancelled: until the first parcel is packed. */
export function isCancellable(order: OrderRecord, now: number): boolean {
  if (order.cancelled) return false;
  return (
    order.hold !== undefined || scheduleOf(order).parcels.every(({ packsAt }) => now < packsAt)
  );
}

/** Whether the payment has cleared by `now` (ms). */
export function isPaid(order: OrderRecord, now: number): boolean {
  return stepsOf(order, now).some(({ status }) => status === 'Payment Cleared');
}

function parcelSteps(parcel: Parcel, clearsAt: number, name?: string): OrderStep[] {
  const note = name ? { note: name } : {};
  const { packsAt, shipsAt, arrivesAt, waitsFor } = parcel;
  return [
    ...(waitsFor
      ? [
          {
            status: 'Presale Wait' as const,
            at: clearsAt,
            note: `Expected on ${sayDay(waitsFor)}.`,
          },
        ]
      : []),
    { status: 'Packed', at: packsAt, ...note },
    { status: 'Shipped', at: shipsAt, ...note },
    { status: 'Delivered', at: arrivesAt, ...note },
  ];
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function sayDay(isoDate: string): string {
  return day.format(new Date(isoDate));
}

function nameOf(index: number, parcels: readonly Parcel[]): string | undefined {
  return parcels.length > 1 ? `Parcel ${index + 1} of ${parcels.length}.` : undefined;
}
