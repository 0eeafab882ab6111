import { homeOf } from '../../addresses/table.ts';
import { catalogAt, market } from '../../backend/shop.ts';
import type { OrderRecord } from '../order-record.ts';
import { grandTotalCents } from '../order-record.ts';
import { collectorOrders } from './collector.ts';
import { type Buyer, type PastOrder, pastOrder } from './past-order.ts';

const DAY = 86_400_000;
const INVESTOR = 'BPM-20933';

const investorOrders: readonly PastOrder[] = [
  {
    invoice: 'BPM-104210',
    daysAgo: 74.3,
    method: 'wire',
    lines: [{ slug: '1-oz-valcambi-platinum-bar', quantity: 2 }],
  },
  {
    // Cancelled at 83.15 a coin. The customer still owes the market loss.
    invoice: 'BPM-103877',
    daysAgo: 118.6,
    method: 'paperCheck',
    lines: [{ slug: '2026-1-oz-american-silver-eagle-coin-bu', quantity: 10, unitCents: 92_40 }],
  },
  {
    invoice: 'BPM-103311',
    daysAgo: 171.2,
    method: 'wire',
    shipping: 'fedex',
    lines: [{ slug: '1-oz-pamp-lady-fortuna-gold-bar', quantity: 3 }],
  },
];

/** Cancelled orders: how many days after the order, and the charges. */
const CANCELLED: Readonly<Record<string, { after: number; chargesCents: number }>> = {
  'BPM-103877': { after: 3, chargesCents: 127_50 },
  'BPM-102954': { after: 0.4, chargesCents: 96_40 },
};

/** The orders that customers had placed before `now` (ms), each priced on its own day. */
export function seededOrders(now: number): OrderRecord[] {
  const shop = { catalog: catalogAt(now), market, now };
  const collector: Buyer = {
    customerId: 'BPM-20417',
    emailId: 'clara.whitfield@example.com',
    shippingInfo: homeOf('BPM-20417'),
  };
  const investor: Buyer = {
    customerId: INVESTOR,
    emailId: 'marcus.bell@example.com',
    shippingInfo: homeOf(INVESTOR),
  };
  return [
    ...collectorOrders.map((past) => pastOrder(past, collector, shop)),
    ...investorOrders.map((past) => pastOrder(past, investor, shop)),
  ].map(withSeededCancellation);
}

function withSeededCancellation(order: OrderRecord): OrderRecord {
  const off = CANCELLED[order.invoice];
  if (!off) return order;
  const isByCheck = order.paymentMethod === 'paperCheck';
  return {
    ...order,
    cancelled: {
      at: order.orderedAt + off.after * DAY,
      chargesCents: off.chargesCents,
      paidCents: isByCheck ? 0 : grandTotalCents(order),
    },
  };
}
