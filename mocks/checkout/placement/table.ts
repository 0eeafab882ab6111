import type { Wire } from '../../backend/wire.ts';

/** An order as it was placed. Guests have no customer, only the address they gave. */
export type StoredOrder = Wire<'PlacedOrder'> & {
  customerId?: string;
  /** A second call with this key gets this order instead of a new one. */
  idempotencyKey: string;
};

/** Oldest first. */
export type Orders = { placed: StoredOrder[]; nextNumber: number };

const FIRST_NUMBER = 104_620;

/** Nobody has ordered anything yet. */
export function seedOrders(): Orders {
  return { placed: [], nextNumber: FIRST_NUMBER };
}

/** The number of the next invoice. */
export function nextInvoice(orders: Orders): string {
  const number = orders.nextNumber;
  orders.nextNumber += 1;
  return `BPM-${number}`;
}
