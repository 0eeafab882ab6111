import type { Orders } from '../checkout/placement/table.ts';
import type { Checkouts } from '../checkout/table.ts';
import type { Cancelled, OrderRecord } from './order-record.ts';
import { DEALER, dealerOrders } from './past/dealer.ts';
import { seededOrders } from './past/seeds.ts';
import { recordOf } from './placed.ts';
import { FIRST_RETURN, seededReturns, type StoredReturn } from './returns/record.ts';

/** Past orders with their returns, and the cancellations and returns of this visit. */
export type OrderBook = {
  past: OrderRecord[];
  /** Orders cancelled in this visit, by invoice. */
  cancelled: Map<string, Cancelled>;
  /** Estimated cancellation charges in cents, and until when (ms) they hold. By invoice. */
  estimates: Map<string, { cents: number; until: number }>;
  /** Oldest first. */
  returns: StoredReturn[];
  nextReturn: number;
};

export function seedOrderBook(now: number): OrderBook {
  const past = seededOrders(now);
  return {
    past,
    cancelled: new Map(),
    estimates: new Map(),
    returns: seededReturns(past),
    nextReturn: FIRST_RETURN,
  };
}

type OrderTables = {
  orderBook: OrderBook;
  orders: Orders;
  checkouts: Checkouts;
};

/** All orders, newest first: past ones and those placed in this visit. */
export function allOrders({ orderBook, orders, checkouts }: OrderTables): OrderRecord[] {
  const open = [...checkouts.open.values()];
  const placed = orders.placed.map((order) => {
    const checkout = open.find(({ invoice }) => invoice === order.invoice);
    return recordOf(order, checkout);
  });
  return [...orderBook.past, ...placed]
    .map((order) => withCancellation(order, orderBook))
    .toSorted((one, other) => other.orderedAt - one.orderedAt);
}

function withCancellation(order: OrderRecord, { cancelled: all }: OrderBook): OrderRecord {
  const cancelled = all.get(order.invoice);
  return cancelled ? { ...order, cancelled } : order;
}

/** A customer's orders with the dealer's long history, for the order calls. `now` in ms. */
export function historyOf(shelves: OrderTables, customerId: string, now: number): OrderRecord[] {
  const own = ordersOf(shelves, customerId);
  if (customerId !== DEALER.customerId) return own;
  return [...own, ...dealerOrders(now).map((order) => withCancellation(order, shelves.orderBook))];
}

/** The orders of one customer, newest first. */
export function ordersOf(shelves: OrderTables, customerId: string): OrderRecord[] {
  return allOrders(shelves).filter((order) => order.customerId === customerId);
}
