import { seedActivity } from './activity.ts';
import { seedAddresses } from './addresses.ts';
import { seedAlerts } from './alerts.ts';
import { seedCarts } from './carts.ts';
import { seedCheckouts } from './checkouts.ts';
import { seedCoupons } from './coupons.ts';
import { seedCustomers } from './customers.ts';
import { seedHistory } from './history.ts';
import { seedHoldings } from './holdings.ts';
import { seedLetters } from './letters.ts';
import { seedLinks } from './links.ts';
import { seedMessages } from './messages.ts';
import { seedOrderBook } from './order-book.ts';
import { seedOrders } from './orders.ts';
import { seedPredictions } from './predictions.ts';
import { seedPreferences } from './preferences.ts';
import { seedReviews } from './reviews.ts';
import { seedSales } from './sales.ts';
import { seedSignIns } from './sign-ins.ts';
import { seedSubscribers } from './subscribers.ts';
import { seedUploads } from './uploads.ts';
import { seedWatchlists } from './watchlists.ts';

/**
 * One slice for each feature, from its own file: what a visitor of the shop starts with at `now`,
 * in ms since the epoch. A slice is seeded when it is first looked at, so that a visitor who reads
 * one page does not wait for somebody's order history.
 */
const seeds = {
  activity: seedActivity,
  addresses: seedAddresses,
  alerts: seedAlerts,
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

/** Everything of the mock backend that one visitor can change. */
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
