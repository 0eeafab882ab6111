import type { Shop } from '../backend/shop.ts';
import type { CartLine } from '../cart/line.ts';
import { type PricedLine, priceLine } from '../cart/priced-line.ts';
import type { LinePrice } from '../pricing/price.ts';

/** A line that is bought: its stock covers it, so it has a price. */
type BoughtLine<Line extends CartLine = CartLine> = PricedLine<Line> & { price: LinePrice };

/** The priced lines of a checkout, with their sums in cents and troy ounces. */
export type Basket<Line extends CartLine = CartLine> = {
  lines: BoughtLine<Line>[];
  /** Lines that cannot be bought now. */
  refused: PricedLine<Line>[];
  /** By check or wire. */
  subtotalCents: number;
  /** The surcharge of cards and PayPal. */
  surchargeCents: number;
  ounces: number;
};

/** Prices lines and adds them up. */
export function basketOf<Line extends CartLine>(lines: readonly Line[], shop: Shop): Basket<Line> {
  const priced = lines.map((line) => priceLine(line, shop));
  const bought = priced.filter(isBought);
  return {
    lines: bought,
    refused: priced.filter((line) => !isBought(line)),
    subtotalCents: sum(bought, ({ price }) => price.totalCents),
    surchargeCents: sum(bought, ({ price }) => price.cardTotalCents - price.totalCents),
    ounces: sum(bought, ({ line, product }) => line.quantity * (product?.ounces ?? 0)),
  };
}

function isBought<Line extends CartLine>(priced: PricedLine<Line>): priced is BoughtLine<Line> {
  return priced.active && priced.price !== undefined;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** When the last line is ready to leave, as an ISO date; absent when all of it is in the vault. */
export function lastShipDate({ lines }: Basket): string | undefined {
  return lines
    .flatMap(({ stock }) => stock?.expectedShipDate ?? [])
    .toSorted()
    .at(-1);
}
