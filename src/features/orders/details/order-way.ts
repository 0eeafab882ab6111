import type { OrderStatus } from '#api/orders/order-history.ts';
import type { Order, OrderEvent } from '#api/orders/order.ts';

/** One of the steps that every order takes, or a wait between them. */
export type WayStep = {
  status: OrderStatus;
  is: 'done' | 'now' | 'ahead';
  /** ISO time at which it was done; of several parcels, the last one. */
  on?: string;
  /** ISO date. */
  expectedOn?: string;
  /** Parcels of a split order that are there already: "1 of 2 parcels". */
  parcels?: string;
};

const WAY: readonly OrderStatus[] = ['Placed', 'Payment Cleared', 'Packed', 'Shipped', 'Delivered'];
/** A wait, and the step that it follows. */
const WAITS: Partial<Record<OrderStatus, OrderStatus>> = {
  'On Hold': 'Placed',
  'Presale Wait': 'Payment Cleared',
};

/**
 * The way of an order in five steps, with a sixth while it waits. A cancelled order has the steps
 * that it took. The parcels of a split order share their steps: the last parcel counts.
 */
export function wayOf({ status, events, shipsBy, parcels }: Order): WayStep[] {
  if (status === 'Cancelled') {
    const taken = [...WAY, status].filter((each) => events.some((event) => event.status === each));
    return taken.map((each) => stepOf(each, each === status ? 'now' : 'done', events));
  }
  const before = WAITS[status];
  const reached = WAY.indexOf(before ?? status);
  return WAY.flatMap((each, index): WayStep[] => {
    if (index > reached) return [aheadOf(each, { events, shipsBy, parcels })];
    const isNow = !before && index === reached;
    const step = stepOf(each, isNow ? 'now' : 'done', events);
    return each === before ? [step, stepOf(status, 'now', events)] : [step];
  });
}

function stepOf(status: OrderStatus, is: WayStep['is'], events: readonly OrderEvent[]): WayStep {
  const event = events.findLast((each) => each.status === status);
  return { status, is, ...(event && { on: event.date }) };
}

function aheadOf(
  status: OrderStatus,
  {
    events,
    shipsBy,
    parcels,
  }: { events: Order['events']; shipsBy: string | undefined; parcels: Order['parcels'] },
): WayStep {
  const there = events.filter((event) => event.status === status).length;
  return {
    status,
    is: 'ahead',
    ...(status === 'Shipped' && shipsBy && { expectedOn: shipsBy }),
    ...(there > 0 && { parcels: `${there} of ${parcels.length} parcels` }),
  };
}
