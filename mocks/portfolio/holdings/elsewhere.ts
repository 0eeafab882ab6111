import type { Transaction } from '../transaction.ts';

/** A row of the seed; the products and prices of its day are looked up. */
export type Elsewhere = Pick<
  Transaction,
  'name' | 'metal' | 'ounces' | 'quantity' | 'sourceName'
> & {
  daysAgo: number;
  type?: Transaction['type'];
  /** Over the spot of the day, in percent. */
  premium: number;
  /** In cents. */
  fees?: number;
  slug?: string;
  /** Of a sale: it names the last purchase. */
  takesLast?: true;
};

/** Purchases and sales of the collector at other shops. */
export const elsewhere: readonly Elsewhere[] = [
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
    fees: 9_95,
  },
  // Bought and sold whole, for more.
  {
    name: '2023 1 oz Canadian Gold Maple Leaf Coin BU',
    slug: '2023-1-oz-canadian-gold-maple-leaf-coin-bu',
    metal: 'gold',
    ounces: 1,
    quantity: 2,
    sourceName: 'Corner Coin Shop',
    daysAgo: 905,
    premium: 5,
  },
  {
    name: '2023 1 oz Canadian Gold Maple Leaf Coin BU',
    slug: '2023-1-oz-canadian-gold-maple-leaf-coin-bu',
    metal: 'gold',
    ounces: 1,
    quantity: 2,
    type: 'EXIT',
    sourceName: 'Corner Coin Shop',
    daysAgo: 83,
    premium: -1,
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
    takesLast: true,
  },
];
