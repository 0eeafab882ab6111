import type { OrderStatus } from '#api/orders/order-history.ts';
import type { OrderEvent } from '#api/orders/order.ts';

/** A step of an order: done, current or ahead. Dates are ISO dates or times. */
export type Step = {
  status: OrderStatus;
  is: 'done' | 'now' | 'ahead';
  on?: string;
  expectedOn?: string;
  note?: string;
};

const WAY: readonly OrderStatus[] = ['Placed', 'Payment Cleared', 'Packed', 'Shipped', 'Delivered'];
/** The last completed step of an order that waits. */
const WAITS_AFTER: Partial<Record<OrderStatus, OrderStatus>> = {
  'Presale Wait': 'Payment Cleared',
  'On Hold': 'Placed',
};

/** The events of an order, oldest first, its current step, and the steps ahead. */
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
  // If the history has no event for the current status, adds a step for it.
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
