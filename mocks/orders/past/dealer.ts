import { homeOf } from '../../addresses/table.ts';
import { catalogAt, market } from '../../backend/shop.ts';
import { chanceOf } from '../../catalog/chance.ts';
import type { OrderRecord } from '../order-record.ts';
import { type Buyer, type PastOrder, pastOrder } from './past-order.ts';

/** A dealer who has ordered for years, to test a long order history. */
export const DEALER: Buyer = {
  customerId: 'BPM-20500',
  emailId: 'ruth.abbott@example.com',
  shippingInfo: homeOf('BPM-20500'),
};

const ORDERS = 2_000;
const DAYS_BETWEEN = 0.85;
const FIRST_NUMBER = 500_000;
/** How long the list is kept, in ms. */
const KEPT = 6 * 3_600_000;

const SLUGS = [
  '2026-1-oz-american-silver-eagle-coin-bu',
  '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
  '2026-1-oz-british-silver-britannia-coin-bu',
  '1-oz-asahi-silver-bar',
  '1-oz-sunshine-buffalo-silver-round',
  '2026-1-oz-american-gold-eagle-coin-bu',
  '1-oz-pamp-lady-fortuna-gold-bar',
  '1-oz-valcambi-platinum-bar',
] as const;
const METHODS = ['creditCard', 'wire', 'eCheck', 'paperCheck', 'payPal'] as const;
const SHIPPING = ['standard', 'standard', 'expedited', 'fedex'] as const;

let kept: { from: number; orders: readonly OrderRecord[] } | undefined;

/**
 * The dealer's 2,000 orders, newest first. All visitors share one list. Only the order calls read
 * it, so the dealer's inbox and portfolio are those of a new customer.
 */
export function dealerOrders(now: number): readonly OrderRecord[] {
  const from = Math.floor(now / KEPT) * KEPT;
  if (kept?.from !== from) {
    const shop = { catalog: catalogAt(from), market, now: from };
    const orders = Array.from({ length: ORDERS }, (_, index) =>
      pastOrder(orderAt(index), DEALER, shop),
    );
    kept = { from, orders };
  }
  return kept.orders;
}

function orderAt(index: number): PastOrder {
  const invoice = `BPM-${FIRST_NUMBER + ORDERS - index}`;
  const chance = chanceOf(invoice, 1);
  const first = chance.whole(0, SLUGS.length - 1);
  const slugs = [SLUGS[first], SLUGS[(first + 3) % SLUGS.length]].slice(0, chance.whole(1, 2));
  return {
    invoice,
    daysAgo: 0.3 + index * DAYS_BETWEEN,
    method: chance.pick(METHODS),
    shipping: chance.pick(SHIPPING),
    lines: slugs.flatMap((slug) => (slug ? [{ slug, quantity: chance.whole(1, 40) }] : [])),
  };
}
