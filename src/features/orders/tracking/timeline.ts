import type { OrderStatus } from '#api/orders/order-history.ts';
import type { OrderEvent } from '#api/orders/order.ts';

/** A step of an order: behind it, where it is, or still ahead. Days are ISO dates or times. */
export type Step = {
  status: OrderStatus;
  is: 'done' | 'now' | 'ahead';
  on?: string;
  expectedOn?: string;
  note?: string;
};

const WAY: readonly OrderStatus[] = ['Placed', 'Payment Cleared', 'Packed', 'Shipped', 'Delivered'];
/** Where an order waits before a step of the way. */
const WAITS_AFTER: Partial<Record<OrderStatus, OrderStatus>> = {
  'Presale Wait': 'Payment Cleared',
  'On Hold': 'Placed',
};

/** What has happened to an order, oldest first, where it is, and what is still to come. */
export function timelineOf({
  status,
  events,
  shipsBy,
}: {
  status: OrderStatus;
  events: readonly OrderEvent[];
  shipsBy?: string;
}): Step[] {
  const current = events.findLastIndex((event) => event.status === status);
  const known = events.map(({ status, date, note }, index): Step => ({
    status,
    is: index === current ? 'now' : 'done',
    on: date,
    ...(note && { note }),
  }));
  // A history that does not tell of the present is no reason to hide it.
  const now: Step[] = current < 0 ? [{ status, is: 'now' }] : [];
  return [...known, ...now, ...ahead(status, shipsBy)];
}

function ahead(status: OrderStatus, shipsBy: string | undefined): Step[] {
  if (status === 'Cancelled') return [];
  const reached = WAY.indexOf(WAITS_AFTER[status] ?? status);
  return WAY.slice(reached + 1).map((next) =>
    next === 'Shipped' && shipsBy
      ? { status: next, is: 'ahead', expectedOn: shipsBy }
      : { status: next, is: 'ahead' },
  );
}
