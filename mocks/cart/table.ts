import { catalogAt } from '../backend/shop.ts';
import type { Product } from '../catalog/product.ts';
import type { CartLine } from './line.ts';

/** A line of a customer's cart; the shop names it by `cartId`. */
export type StoredLine = CartLine & { cartId: number };

/** A promise of prices: those of the market's moment `fedAt`, until `until`. Both are in ms. */
export type PriceHold = { fedAt: number; until: number };

/** A cart and the prices it holds, from its first answer on. */
export type Cart = { lines: StoredLine[]; hold?: PriceHold };

export type Carts = {
  byCustomer: Map<string, Cart>;
  nextCartId: number;
  /** The products of a guest's cart, and the hold of their prices. */
  guest: { productIds: ReadonlySet<number>; hold?: PriceHold };
};

const FIRST_CART_ID = 88_120;

/** The collector's cart has four lines, one of them inactive. */
export function seedCarts(now: number): Carts {
  const { bySlug } = catalogAt(now);
  const rows: readonly [slug: string, quantity: number, Partial<CartLine>?][] = [
    ['2026-1-oz-american-silver-eagle-coin-bu', 18],
    ['2026-1-oz-canadian-gold-maple-leaf-coin-bu', 1],
    ['2027-1-oz-canadian-silver-maple-leaf-coin-bu', 10, { source: 'presale', selected: false }],
    ['2026-1-oz-british-silver-royal-arms-coin-bu', 5, { active: false, selected: false }],
  ];
  const lines = rows.flatMap(([slug, quantity, rest], index) => {
    const product = bySlug.get(slug);
    return product ? [{ ...lineOf(product, quantity, FIRST_CART_ID + index), ...rest }] : [];
  });
  return {
    byCustomer: new Map([['BPM-20417', { lines }]]),
    nextCartId: FIRST_CART_ID + rows.length,
    guest: { productIds: new Set() },
  };
}

function lineOf({ id }: Product, quantity: number, cartId: number): StoredLine {
  return {
    productId: id,
    quantity,
    salesEventId: 0,
    source: 'instock',
    selected: true,
    active: true,
    cartId,
  };
}

/** A customer's cart; an empty one until something is put into it. */
export function cartOf({ byCustomer }: Carts, customerId: string): Cart {
  const kept = byCustomer.get(customerId);
  if (kept) return kept;
  const cart: Cart = { lines: [] };
  byCustomer.set(customerId, cart);
  return cart;
}
