import { catalogAt, market } from '../../backend/shop.ts';
import type { Wire } from '../../backend/wire.ts';
import { dateOfDay, newYorkDay } from '../../market/new-york.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { seededOrders } from '../../orders/past/seeds.ts';
import { arrivalsOf } from '../from-orders.ts';
import type { PortfolioMetal, Transaction } from '../transaction.ts';
import { type Elsewhere, elsewhere } from './elsewhere.ts';
import { MANY, manyTransactions } from './many.ts';

/** Portfolios, by customer. */
export type Holdings = {
  byCustomer: Map<string, Transaction[]>;
  /** Keys of imported orders, so that a removed product is not imported again. */
  broughtIn: Set<string>;
  /** What removals took, the last one at the end. Nothing of it expires during a visit. */
  removed: Removal[];
  settings: Map<string, Wire<'PortfolioSettings'>>;
  /** The id of the next product that is not in the catalog. */
  nextId: number;
  /** The id of the next transaction; never given twice. */
  nextTransactionId: number;
  views: number;
  feedback: Wire<'Feedback'>[];
};

/** Transactions of one product that a customer took out together. */
type Removal = { customerId: string; productId: number; taken: readonly Transaction[] };

const COLLECTOR = 'BPM-20417';
const DAY = 86_400_000;
/** The seed leaves later orders for UpdateCustomerPortfolio to import. */
const SETTLED = 10 * DAY;
const FIRST_FREE_ID = 990_000_001;

/** The collector's portfolio as it stood some days before `now` (ms). */
export function seedHoldings(now: number): Holdings {
  const holdings: Holdings = {
    byCustomer: new Map(),
    broughtIn: new Set(),
    removed: [],
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
  for (const row of elsewhere) mine.push(outside(row, mine, holdings, now));
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

function outside(
  row: Elsewhere,
  mine: readonly Transaction[],
  holdings: Holdings,
  now: number,
): Transaction {
  const { slug, daysAgo, premium, type = 'PURCHASED', fees = 0, takesLast, ...rest } = row;
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
    ...(takesLast && { lotIds: [lastPurchase(mine, productId)] }),
    isBold,
  };
}

function lastPurchase(mine: readonly Transaction[], productId: number): number {
  const bought = mine.filter((each) => each.productId === productId && each.type === 'PURCHASED');
  const [last] = bought.toSorted((one, other) => other.date.localeCompare(one.date));
  if (!last) throw new RangeError('A sale in the seed names a purchase that is not there.');
  return last.id;
}

function spotOf(metal: PortfolioMetal, date: string): number {
  return market.dailyClose(metal, date) ?? 0;
}
