import type { PriceTier as WireTier } from '#generated/models/priceTier.ts';
import type { StockEntry } from '#generated/models/stockEntry.ts';
import { centsOf, readPrice } from '#lib/cents.ts';

import { sourceOf, type InventorySource, type StockName } from './product-card.ts';

/** The unit price for `from` to `to` units, in cents. The last tier has no `to`. */
export type PriceTier = {
  from: number;
  to?: number;
  /** By check, wire or eCheck, with the sale. */
  cash: number;
  /** By card or PayPal, surcharge included (§9). */
  card: number;
  /** By check before the sale. */
  was?: number;
  /** The metal's worth in one unit at the ask price. */
  metal?: number;
};

/** A size of a piece of jewelry, with its own prices. */
type StockSize = { size: string; units: number; tiers: PriceTier[] };

/** One part of a product's stock. */
export type ProductStock = {
  name: StockName;
  /** The inventory source for orders; absent if it is not for sale. */
  source?: InventorySource;
  /** Units that can be bought now. */
  units: number;
  /** Empty if the API does not name the price of each. */
  tiers: PriceTier[];
  sizes: StockSize[];
  /** ISO date of the expected shipping, unless it is in the vault. */
  shipsOn?: string;
};

/** §3 A stock entry in the store's model. `surchargePercent` is added to card payments (§9). */
export function toProductStock(entry: StockEntry, surchargePercent: number): ProductStock {
  const source = entry.stockQty > 0 ? sourceOf(entry.stockName) : undefined;
  const isPriced = entry.floorWithPrices.every(hasPrices);
  return {
    name: entry.stockName,
    units: entry.stockQty,
    tiers: isPriced ? entry.floorWithPrices.map(toTier) : [],
    sizes: isPriced ? sizesOf(entry, surchargePercent) : [],
    ...(source && { source }),
    ...(entry.expectedShipmentDate && { shipsOn: entry.expectedShipmentDate }),
  };
}

/** The price of one tier is wrong for the quantities of another. */
function hasPrices({ price, cardPrice }: WireTier): boolean {
  return readPrice(price) > 0 && readPrice(cardPrice) > 0;
}

function toTier(tier: WireTier): PriceTier {
  const list = centsOf(tier.price);
  const cash = tier.discountPrice === undefined ? list : centsOf(tier.discountPrice);
  return {
    from: tier.floorMin,
    cash,
    card: centsOf(tier.cardPrice),
    ...(tier.floorMax !== undefined && { to: tier.floorMax }),
    ...(cash < list && { was: list }),
    ...(tier.askPrice !== undefined && { metal: centsOf(tier.askPrice) }),
  };
}

/** The API gives a size's price for one unit and without the sale; the other prices are derived. */
function sizesOf(entry: StockEntry, surchargePercent: number): StockSize[] {
  const first = entry.floorWithPrices[0];
  if (!first) return [];
  const sizes = (entry.productSizes ?? []).filter(({ price }) => readPrice(price) > 0);
  return sizes.map(({ size, price, stockQty }) => ({
    size,
    units: stockQty ?? entry.stockQty,
    tiers: entry.floorWithPrices.map((tier) => {
      const list = centsOf(tier.price) + centsOf(price) - centsOf(first.price);
      const cash = reduced(list, tier);
      return {
        ...toTier(tier),
        cash,
        card: cash + Math.round((cash * Math.round(surchargePercent * 10)) / 1000),
        ...(cash < list && { was: list }),
      };
    }),
  }));
}

/**
 * Reduces `list` like the tier's sale: by the same percentage, to a tenth, if it is a percentage.
 */
function reduced(list: number, { price, discountPrice }: WireTier): number {
  if (discountPrice === undefined) return list;
  const whole = centsOf(price);
  const part = centsOf(discountPrice);
  const left = Math.round((part / whole) * 1000);
  return Math.round((whole * left) / 1000) === part
    ? Math.round((list * left) / 1000)
    : Math.max(0, list - (whole - part));
}
