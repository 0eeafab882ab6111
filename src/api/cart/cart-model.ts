import type { MetalOfUnit } from '#api/portfolio/prediction-saving.ts';
import type { InventorySource } from '#generated/models/inventorySource.ts';

/** The stock that a line is taken from. */
export type Source = InventorySource;

/** §4 Two lines are the same when all four of these match. */
export type LineKey = {
  productId: number;
  /** 0 without a sales event. */
  salesEventId: number;
  source: Source;
  /** Only for jewelry. */
  size?: string;
};

/** A cart line without prices. */
export type CartItem = LineKey & {
  quantity: number;
  /** Ticked for the checkout. */
  selected: boolean;
  /** §4 Inactive lines stay in the cart but are not counted. */
  active: boolean;
};

/** The unit price for a quantity of at least `from`, in cents. */
export type PriceStep = { from: number; unitCents: number; cardUnitCents: number };

/** A cart line with prices. All amounts are integer cents. */
export type CartLine = CartItem & {
  /** The API's id of the line; 0 in the cart of a guest. */
  lineId: number;
  name: string;
  href: string;
  image: string;
  /** 0 if no stock covers the quantity, or if the API names no price. */
  unitCents: number;
  cardUnitCents: number;
  totalCents: number;
  cardTotalCents: number;
  /** The API's stock does not cover the quantity. */
  isOutOfStock?: true;
  /** The prices for other quantities, ascending; empty if unknown. */
  steps: PriceStep[];
  /** The number of units in stock now. */
  most?: number;
  /** ISO date, for stock that ships later. */
  shipsOn?: string;
  /** The shipping time of vault stock after payment: "1-3 business days". */
  shipsIn?: string;
  /**
   * The end of the price hold: `ends` in ms by `performance.now()`, `until` as the API says it, if it
   * does.
   */
  hold?: { ends: number; until?: string };
  /** The unit price without the current sale, in cents. */
  wasCents?: number;
  sale?: { name: string; endsAt: string };
  clearance?: true;
  /** Eligible for an IRA. */
  ira?: true;
  /** §9 The spot that the customer predicted, beside the ask that the price was made from. */
  prediction?: MetalOfUnit & { spotCents: number; askCents: number };
  /** The contents of one unit of a grouped product. */
  pieces?: { name: string; href: string; quantity: number }[];
};

/** The maximum lines of one call, and so of a guest's cart. */
export const MOST_LINES = 1_000;
/**
 * The maximum lines of a call that must complete after its page is closed: browsers limit it to 64
 * KiB.
 */
export const MOST_TO_OUTLIVE = 200;
/** The maximum units of one line. */
export const MOST_UNITS = 100_000;
