import { catalogAt, market } from '../../backend/shop.ts';
import type { Wire } from '../../backend/wire.ts';
import { dateOfDay, newYorkDay } from '../../market/new-york.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { seededOrders } from '../../orders/past/seeds.ts';
import { arrivalsOf } from '../from-orders.ts';
import type { PortfolioMetal, Transaction } from '../transaction.ts';
import { MANY, manyTransactions } from './many.ts';

/** Portfolios, by customer. */
export type Holdings = {
  byCustomer: Map<string, Transaction[]>;
  /** Keys of imported orders, so that a removed product is not imported again. */
  broughtIn: Set<string>;
  /** What the last removal of a product took, by customer and product. */
  removed: Map<string, Transaction[]>;
  settings: Map<string, Wire<'PortfolioSettings'>>;
  /** The id of the next product that is not in the catalog. */
  nextId: number;
  /** The id of the next transaction; never given twice. */
  nextTransactionId: number;
  views: number;
  feedback: Wire<'Feedback'>[];
};

const COLLECTOR = 'BPM-20417';
const DAY = 86_400_000;
/** The seed leaves later orders for UpdateCustomerPortfolio to import. */
const SETTLED = 10 * DAY;
const FIRST_FREE_ID = 990_000_001;

type Elsewhere = Pick<Transaction, 'name' | 'metal' | 'ounces' | 'quantity' | 'sourceName'> & {
  daysAgo: number;
  type?: Transaction['type'];
  /** Over the spot of the day, in percent. */
  premium: number;
  /** In cents. */
  fees?: number;
  slug?: string;
};

/** Purchases and sales of the collector at other shops. */
const elsewhere: readonly Elsewhere[] = [
  {
    name: 'Grandfather’s 10 oz silver bar',
    metal: 'silver',
    ounces: 10,
    quantity: 1,
    sourceName: 'Inherited',
    daysAgo: 1010,
    premium: 0,
  },
  {
    name: 'Random Year 1/4 oz American Gold Eagle Coin BU',
    slug: 'random-year-1-4-oz-american-gold-eagle-coin-bu',
    metal: 'gold',
    ounces: 0.25,
    quantity: 2,
    sourceName: 'Corner Coin Shop',
    daysAgo: 742,
    premium: 9,
  },
  {
    name: '1 oz Any Mint Silver Round',
    slug: '1-oz-any-mint-silver-round',
    metal: 'silver',
    ounces: 1,
    quantity: 15,
    type: 'EXIT',
    sourceName: 'Corner Coin Shop',
    daysAgo: 296,
    premium: -4,
  },
  {
    name: '2025 1 oz American Silver Eagle Coin BU',
    slug: '2025-1-oz-american-silver-eagle-coin-bu',
    metal: 'silver',
    ounces: 1,
    quantity: 10,
    type: 'SOLD',
    sourceName: 'Bold',
    daysAgo: 47,
    premium: 1,
  },
];

/** The collector's portfolio as it stood some days before `now` (ms). */
export function seedHoldings(now: number): Holdings {
  const holdings: Holdings = {
    byCustomer: new Map(),
    broughtIn: new Set(),
    removed: new Map(),
    settings: new Map([
      [COLLECTOR, { showPrediction: true, showActualPrice: true, showVdo: false }],
    ]),
    nextId: FIRST_FREE_ID,
    nextTransactionId: 1,
    views: 0,
    feedback: [],
  };
  const orders = seededOrders(now).filter(({ customerId }) => customerId === COLLECTOR);
  importOrders(holdings, COLLECTOR, orders, now - SETTLED);
  const mine = holdings.byCustomer.get(COLLECTOR) ?? [];
  mine.push(...elsewhere.map((row) => outside(row, holdings, now)));
  return holdings;
}

/** A customer's purchases and sales; the many of one customer are made when they are read. */
export function heldBy(
  { byCustomer }: Holdings,
  customerId: string,
  now: number,
): readonly Transaction[] {
  return byCustomer.get(customerId) ?? (customerId === MANY ? manyTransactions(now) : []);
}

/** Imports orders shipped by `now` (ms) that are not in the portfolio yet; returns their ids. */
export function importOrders(
  holdings: Holdings,
  customerId: string,
  orders: readonly OrderRecord[],
  now: number,
): number[] {
  const { byId } = catalogAt(now);
  const isBullion = (id: number) => {
    const form = byId.get(id)?.form;
    return form !== undefined && form !== 'jewelry' && form !== 'supply';
  };
  const fresh = arrivalsOf(orders, market, now, isBullion).filter(
    ({ key }) => !holdings.broughtIn.has(key),
  );
  const before = heldBy(holdings, customerId, now);
  const added = fresh.map(({ transaction }, index): Transaction => {
    return Object.assign(transaction, { id: holdings.nextTransactionId + index });
  });
  holdings.nextTransactionId += added.length;
  holdings.byCustomer.set(customerId, [...before, ...added]);
  for (const { key } of fresh) holdings.broughtIn.add(key);
  return added.map(({ id }) => id);
}

function outside(row: Elsewhere, holdings: Holdings, now: number): Transaction {
  const { slug, daysAgo, premium, type = 'PURCHASED', fees = 0, ...rest } = row;
  const product = slug ? catalogAt(now).bySlug.get(slug) : undefined;
  const date = dateOfDay(newYorkDay(now - daysAgo * DAY));
  const spotCents = spotOf(row.metal, date);
  const unitCents = Math.round(spotCents * row.ounces * (1 + premium / 100));
  const isBold = row.sourceName === 'Bold';
  const productId = product?.id ?? holdings.nextId;
  if (!product) holdings.nextId += 1;
  const id = holdings.nextTransactionId;
  holdings.nextTransactionId += 1;
  return {
    id,
    ...rest,
    name: product?.name ?? row.name,
    productId,
    type,
    date,
    spotCents,
    unitCents,
    feesCents: fees,
    isBold,
  };
}

function spotOf(metal: PortfolioMetal, date: string): number {
  return market.dailyClose(metal, date) ?? 0;
}
