import { asked } from '#api/cache/asked.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';
import type { InventorySource } from '#generated/models/inventorySource.ts';

/** The stock that a line draws from. */
export type Source = InventorySource;

/** §4 Two lines are one when all four of these match. */
export type LineKey = {
  productId: number;
  /** 0 without a sales event. */
  salesEventId: number;
  source: Source;
  /** Of a piece of jewelry only. */
  size?: string;
};

/** An item in the cart, without prices. */
export type CartItem = LineKey & {
  quantity: number;
  /** Ticked to be bought. */
  selected: boolean;
  /** §4 Inactive lines stay in the cart but are not counted. */
  active: boolean;
};

/** The price of one unit from a quantity on, in cents. */
export type PriceStep = { from: number; unitCents: number; cardUnitCents: number };

/** A line of the cart, priced. All amounts are integer cents. */
export type CartLine = CartItem & {
  /** The API's name for the line; 0 in the cart of a guest. */
  lineId: number;
  name: string;
  href: string;
  image: string;
  /** 0 when no stock covers the quantity. */
  unitCents: number;
  cardUnitCents: number;
  totalCents: number;
  cardTotalCents: number;
  /** The price of a unit by quantity, from one up; empty when it is not known. */
  steps: PriceStep[];
  /** The most units that this stock has now. */
  most?: number;
  /** ISO date, for stock that ships later. */
  shipsOn?: string;
  /** For stock in the vault: the time from payment to shipping, "1-3 business days". */
  shipsIn?: string;
  /** Until when the price holds: ms since the epoch, by this computer's clock. */
  holdsUntil?: number;
  /** Cents for one unit without the running sale. */
  wasCents?: number;
  sale?: { name: string; endsAt: string };
  clearance?: true;
  /** It may be held in an IRA. */
  ira?: true;
  /** What one unit of a grouped product holds. */
  pieces?: { name: string; href: string; quantity: number }[];
};

/** The most lines that one call may carry, and so the most that a guest's cart holds. */
export const MOST_LINES = 1_000;
/** The most lines of a call that has to outlive its page: browsers send on 64 KiB. */
export const MOST_TO_OUTLIVE = 200;
/** The most units of one line. */
export const MOST_UNITS = 100_000;

/** Fetched with the first read: a guest with an empty cart does not need the calls. */
const reading = lazyCalls(() => import('./cart-reading.ts'));

/** §7 The cart that the API keeps for a customer. */
export function customerCartQuery() {
  return asked({
    queryKey: ['cart', 'customer'],
    queryFn: async ({ signal }): Promise<CartLine[]> => (await reading()).cart(signal),
  });
}

/**
 * The prices of a guest's lines. Ticks do not change prices, so they are no part of the key. A
 * newer query cancels an unfinished one.
 */
export function pricesQuery(items: readonly CartItem[]) {
  const priced = items.map((item) => ({ ...item, selected: true, active: true }));
  return asked({
    queryKey: ['cart', 'prices', priced],
    queryFn: async ({ signal }): Promise<CartLine[]> =>
      priced.length === 0 ? [] : (await reading()).prices(priced, signal),
  });
}
