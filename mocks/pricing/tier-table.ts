import type { PriceRule } from '../catalog/product.ts';
import { type Discount, type SpotAsks, cardCents, unitPriceCents } from './price.ts';

/** One row of the tier table. All prices are per unit, in cents. */
export type TierRow = {
  min: number;
  /** The last quantity of the tier; the top tier has none. */
  max?: number;
  /** The price by check, wire or eCheck, before a sale. */
  unitCents: number;
  /** The same during a sale. */
  discountUnitCents?: number;
  /** By card or PayPal, the sale taken off. */
  cardUnitCents: number;
  /** The tier's own part of the price, on top of metal and tip. */
  askCents: number;
};

/** A rule's prices by quantity, from the first tier up. */
export function tierTable(
  rule: PriceRule,
  spot: SpotAsks,
  sale?: Discount,
  addCents = 0,
): TierRow[] {
  return rule.tiers.map((tier, index) => {
    const next = rule.tiers[index + 1];
    const payable = unitPriceCents(rule, tier.min, spot, sale, addCents);
    return {
      min: tier.min,
      ...(next && { max: next.min - 1 }),
      unitCents: unitPriceCents(rule, tier.min, spot, undefined, addCents),
      ...(sale && { discountUnitCents: payable }),
      cardUnitCents: cardCents(payable),
      askCents: 'askCents' in tier ? tier.askCents : 0,
    };
  });
}

/** The lowest unit price of any tier in cents, and the quantity it starts at. */
export function asLowAs(
  rule: PriceRule,
  spot: SpotAsks,
  sale?: Discount,
): { min: number; unitCents: number; cardUnitCents: number } {
  const prices = rule.tiers.map(({ min }) => ({
    min,
    unitCents: unitPriceCents(rule, min, spot, sale),
  }));
  const lowest = prices.reduce((one, other) => (other.unitCents < one.unitCents ? other : one));
  return { ...lowest, cardUnitCents: cardCents(lowest.unitCents) };
}

/** The row a quantity is priced by, and the one that a larger quantity would reach. */
export function tierAt(
  rows: readonly TierRow[],
  quantity: number,
): { row: TierRow; next?: TierRow } {
  const index = Math.max(
    0,
    rows.findLastIndex(({ min }) => min <= quantity),
  );
  const [row, next] = rows.slice(index);
  if (!row) throw new RangeError('A tier table has at least one row.');
  return { row, ...(next && { next }) };
}
