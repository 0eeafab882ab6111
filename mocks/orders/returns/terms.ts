import type { Wire } from '../../backend/wire.ts';
import { settings } from '../../pricing/settings.ts';
import type { OrderRecord, OrderedLine } from '../order-record.ts';
import { type Parcel, scheduleOf } from '../schedule.ts';
import { returnStatus, type StoredReturn } from './record.ts';

const DAY = 86_400_000;

/** A product of an order in one size, with the units that arrived and those that are still there. */
export type Held = { lines: OrderedLine[]; delivered: number; left: number };

type Product = { productId: number; size?: string | undefined };

/** When the last parcel so far arrived, in ms; nothing before the first has. */
export function deliveredAt(order: OrderRecord, now: number): number | undefined {
  const arrived = arrivedOf(order, now).map(({ arrivesAt }) => arrivesAt);
  return arrived.length > 0 ? Math.max(...arrived) : undefined;
}

/** Until when a return can be asked for, in ms. */
export function returnableUntil(arrivedAt: number): number {
  return arrivedAt + settings.returnDays * DAY;
}

/** What of an order has arrived, and how much of it no return has named. */
export function heldOf(order: OrderRecord, returns: readonly StoredReturn[], now: number): Held[] {
  const held = new Map<string, Held>();
  for (const line of arrivedOf(order, now).flatMap(({ lines }) => lines)) {
    const known = held.get(nameOf(line)) ?? { lines: [], delivered: 0, left: 0 };
    known.lines.push(line);
    known.delivered += line.quantity;
    held.set(nameOf(line), known);
  }
  for (const one of held.values()) {
    const [line] = one.lines;
    one.left = one.delivered - (line ? askedOf(line, order.invoice, returns, now) : 0);
  }
  return [...held.values()];
}

/** Why no return of an order can be asked for; nothing while one can. */
export function refusalOf(
  order: OrderRecord,
  returns: readonly StoredReturn[],
  now: number,
): Wire<'ReturnRefusal'> | undefined {
  if (order.cancelled) return 'cancelled';
  const arrivedAt = deliveredAt(order, now);
  if (arrivedAt === undefined) return 'notDelivered';
  if (now > returnableUntil(arrivedAt)) return 'tooLate';
  return heldOf(order, returns, now).some(({ left }) => left > 0) ? undefined : 'nothingLeft';
}

/** What a return costs for this reason. */
export function feeOf(reason: Wire<'ReturnReason'>): { percent: number; minimumCents: number } {
  if (reason !== 'other') return { percent: 0, minimumCents: 0 };
  return { percent: settings.restockingPercent, minimumCents: settings.restockingMinimumCents };
}

/** The fee in cents for units that cost `cents`. */
export function feeCentsOf(reason: Wire<'ReturnReason'>, cents: number): number {
  const { percent, minimumCents } = feeOf(reason);
  return Math.min(cents, Math.max(minimumCents, Math.round((cents * percent) / 100)));
}

/** Products of an order are told apart by their size too. */
export function isSame(one: Product, other: Product): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf({ productId, size = '' }: Product): string {
  return `${productId} ${size}`;
}

function arrivedOf(order: OrderRecord, now: number): Parcel[] {
  if (order.cancelled || order.hold) return [];
  return scheduleOf(order).parcels.filter(({ arrivesAt }) => arrivesAt <= now);
}

/** A declined return gives its units free. */
function askedOf(
  line: Product,
  invoice: string,
  returns: readonly StoredReturn[],
  now: number,
): number {
  return returns
    .filter((each) => each.invoice === invoice && returnStatus(each, now) !== 'Declined')
    .flatMap(({ products }) => products)
    .filter((product) => isSame(product, line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
