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

/** What a shopper has put into the cart, before anybody says what it costs. */
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
  /** What a unit costs at other quantities, from one up; empty when it is not known. */
  steps: PriceStep[];
  /** The most units that this stock has now. */
  most?: number;
  /** ISO date, for stock that ships later. */
  shipsOn?: string;
  /** What lies in the vault leaves it so soon after payment: "1-3 business days". */
  shipsIn?: string;
  /** Time in ms, by the clock of whoever asked, until which the price holds. */
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
