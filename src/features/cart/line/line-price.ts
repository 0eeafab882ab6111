import type { CartLine, PriceStep } from '#api/cart/cart-model.ts';
import { isBuyable, type CartCount } from '#commerce/cart/model/rules.ts';
import type { Pay } from '#commerce/product/pay.ts';

/** The cost of the ticked lines together, in cents, and their count. */
export type CartTotal = CartCount & { cashCents: number; cardCents: number };

/** The number of units missing for the next lower price, and that price. */
export function nextStep(line: CartLine): { more: number; step: PriceStep } | undefined {
  const next = line.steps.find(
    ({ from, unitCents }) => from > line.quantity && unitCents < line.unitCents,
  );
  if (!next || (line.most !== undefined && next.from > line.most)) return undefined;
  return { more: next.from - line.quantity, step: next };
}

/** The saving per unit compared with a quantity of one, in cents. */
export function savedPerUnit(line: CartLine): number {
  const first = line.steps[0];
  return first ? Math.max(0, first.unitCents - line.unitCents) : 0;
}

/** §4, §5 Only lines that are ticked and can be bought count. */
export function totalOf(lines: readonly CartLine[]): CartTotal {
  const total = { cashCents: 0, cardCents: 0, items: 0, pieces: 0 };
  for (const line of lines) {
    if (!line.selected || !isBuyable(line)) continue;
    total.cashCents += line.totalCents;
    total.cardCents += line.cardTotalCents;
    total.items += 1;
    total.pieces += line.quantity;
  }
  return total;
}

/** The total in cents for one payment, minus the coupon; never below 0. */
export function payable({ cashCents, cardCents }: CartTotal, pay: Pay, takesOff: number): number {
  return Math.max(0, (pay === 'card' ? cardCents : cashCents) - takesOff);
}
