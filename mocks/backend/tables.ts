import { seedCustomers } from '../account/customers-table.ts';
import { seedUploads } from '../account/uploads-table.ts';
import { seedAddresses } from '../addresses/table.ts';
import { seedAlerts } from '../alerts/table.ts';
import { seedActivity } from '../analytics/table.ts';
import { seedCarts } from '../cart/table.ts';
import { seedOrders } from '../checkout/placement/table.ts';
import { seedCheckouts } from '../checkout/table.ts';
import { seedLetters } from '../content/letters-table.ts';
import { seedCoupons } from '../coupons/table.ts';
import { seedSubscribers } from '../newsletter/table.ts';
import { seedMessages } from '../notifications/table.ts';
import { seedOrderBook } from '../orders/table.ts';
import { seedOutbox } from '../outbox/table.ts';
import { seedHistory } from '../picks/history-table.ts';
import { seedHoldings } from '../portfolio/holdings/table.ts';
import { seedPredictions } from '../portfolio/predictions/table.ts';
import { seedPreferences } from '../preferences/table.ts';
import { seedReviews } from '../reviews/table.ts';
import { seedSales } from '../sell/table.ts';
import { seedLinks } from '../session/links-table.ts';
import { seedSignIns } from '../session/sign-ins-table.ts';
import { seedWatchlists } from '../watchlist/table.ts';
import { seedAnsweredCalls } from './answered-calls-table.ts';

/**
 * The seed of each table, from the folder of its noun. A table is seeded at its first access, so
 * that reading one page does not create the order history.
 */
const seeds = {
  activity: seedActivity,
  addresses: seedAddresses,
  alerts: seedAlerts,
  answeredCalls: seedAnsweredCalls,
  carts: seedCarts,
  checkouts: seedCheckouts,
  coupons: seedCoupons,
  customers: seedCustomers,
  history: seedHistory,
  holdings: seedHoldings,
  letters: seedLetters,
  links: seedLinks,
  messages: seedMessages,
  orderBook: seedOrderBook,
  orders: seedOrders,
  outbox: seedOutbox,
  predictions: seedPredictions,
  preferences: seedPreferences,
  reviews: seedReviews,
  sales: seedSales,
  signIns: seedSignIns,
  subscribers: seedSubscribers,
  uploads: seedUploads,
  watchlists: seedWatchlists,
};

type Seeds = typeof seeds;

/** All tables that one visitor can change. */
export type Tables = { [Name in keyof Seeds]: ReturnType<Seeds[Name]> };

/** The seeded state of a new visitor at `now`, in ms since the epoch. */
export function createTables(now: number): Tables {
  const tables = {} as Tables;
  for (const [name, seed] of Object.entries(seeds)) {
    Object.defineProperty(tables, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = seed(now);
        Object.defineProperty(tables, name, { value, writable: true, enumerable: true });
        return value;
      },
    });
  }
  return tables;
}
