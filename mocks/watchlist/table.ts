import { catalogAt, market } from '../backend/shop.ts';
import { unitCentsOf } from '../pricing/offer.ts';
import { asksAt } from '../pricing/price.ts';

/** A watched product; `cents` is what one unit cost when it was added. */
export type WatchEntry = { id: number; productId: number; addedAt: number; cents: number };

export type Watchlists = {
  byCustomer: Map<string, WatchEntry[]>;
  /** Removed entries with their time, so that a removed product can be put back unchanged. */
  removed: { customerId: string; entry: WatchEntry; at: number }[];
  nextId: number;
};

const DAY = 86_400_000;
const FIRST_ID = 731;

/** The collector's watchlist, each entry with its price of the day it was added. Latest first. */
export function seedWatchlists(now: number): Watchlists {
  const { bySlug } = catalogAt(now);
  const watched: readonly [slug: string, daysAgo: number][] = [
    ['2026-1-oz-american-gold-buffalo-coin-bu', 3],
    ['2026-1-oz-american-silver-eagle-coin-ngc-ms-70', 8],
    ['2027-1-oz-british-silver-britannia-coin-bu', 16],
  ];
  const entries = watched.flatMap(([slug, daysAgo], index) => {
    const product = bySlug.get(slug);
    if (!product) return [];
    const addedAt = now - daysAgo * DAY;
    const spot = asksAt(market, addedAt);
    const cents = unitCentsOf(product, { spot, now: addedAt });
    return [{ id: FIRST_ID - index, productId: product.id, addedAt, cents }];
  });
  return { byCustomer: new Map([['BPM-20417', entries]]), removed: [], nextId: FIRST_ID + 1 };
}
