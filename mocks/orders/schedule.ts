import type { Wire } from '../backend/wire.ts';
import { chanceOf } from '../catalog/chance.ts';
import { businessDaysLater } from '../market/business-days.ts';
import { clearingDays, DEADLINES } from '../checkout/payment/deadlines.ts';
import { CARD_CLEARS_MS, leavesAt, PACKING } from './vault-days.ts';
import { type Carrier, carrierFor, trackingNumber } from './carriers.ts';
import type { OrderRecord, OrderedLine } from './order-record.ts';

/** One parcel; times in ms. `waitsFor` is the ISO date of its latest presale line. */
export type Parcel = {
  lines: OrderedLine[];
  packsAt: number;
  shipsAt: number;
  arrivesAt: number;
  carrier: Carrier;
  trackingNo: string;
  waitsFor?: string;
};

export type Schedule = { clearsAt: number; parcels: Parcel[] };

const HOUR = 3_600_000;

/** When a wire or check is due, in ms; nothing for methods that are paid at once. */
export function paymentDueAt(method: Wire<'PaymentMethod'>, orderedAt: number): number | undefined {
  const { dueIn } = DEADLINES[method];
  return dueIn === undefined ? undefined : businessDaysLater(orderedAt, dueIn, 17);
}

/** Cards clear at once, a wire overnight, checks after several days. */
function clearsAt({ invoice, paymentMethod, orderedAt }: OrderRecord): number {
  const [from, to] = clearingDays(paymentMethod);
  if (to === 0) return orderedAt + CARD_CLEARS_MS;
  const days = from === to ? from : chanceOf(`${invoice} clears`, 1).whole(from, to);
  return businessDaysLater(orderedAt, days, paymentMethod === 'wire' ? 14 : 15);
}

/** The times of an order's steps, if it is not cancelled or held. */
export function scheduleOf(order: OrderRecord): Schedule {
  const cleared = clearsAt(order);
  return {
    clearsAt: cleared,
    parcels: parcelsOf(order).map((lines, index) => parcel(order, lines, index, cleared)),
  };
}

/** When the last parcel is expected to leave, in ms: the day that every page and file names. */
export function lastShipsAt(order: OrderRecord): number {
  return Math.max(...scheduleOf(order).parcels.map(({ shipsAt }) => shipsAt));
}

// One presale line delays the whole order, unless the customer lets it be split.
function parcelsOf({ lines, isSplit }: OrderRecord): OrderedLine[][] {
  if (!isSplit) return [lines];
  const later = lines.filter(({ expectedShipDate }) => expectedShipDate);
  const now = lines.filter(({ expectedShipDate }) => !expectedShipDate);
  return [now, later].filter((part) => part.length > 0);
}

function parcel(order: OrderRecord, lines: OrderedLine[], index: number, cleared: number): Parcel {
  const id = `${order.invoice} parcel ${index + 1}`;
  const chance = chanceOf(id, 1);
  const [waitsFor] = lines
    .flatMap((line) => line.expectedShipDate ?? [])
    .toSorted()
    .toReversed();
  const readyAt = leavesAt(cleared, chance.whole(PACKING.from, PACKING.to));
  const there = waitsFor ? Date.parse(`${waitsFor}T21:00:00Z`) : 0;
  const shipsAt = Math.max(readyAt, there);
  const ounces = lines.reduce((sum, line) => sum + line.ounces * line.quantity, 0);
  const carrier = carrierFor(order, ounces);
  const days = { standard: chance.whole(3, 5), expedited: 2, fedex: 1 }[order.shippingMethod];
  return {
    lines,
    packsAt: shipsAt - 3 * HOUR,
    shipsAt,
    arrivesAt: businessDaysLater(shipsAt, days, 13),
    carrier,
    trackingNo: trackingNumber(carrier, id),
    ...(there > readyAt && waitsFor && { waitsFor }),
  };
}
