import type { CartLine } from '#api/cart/cart-model.ts';
import { isBuyable, keyOf } from '#commerce/cart/model/rules.ts';
import { withQuantity } from '#commerce/cart/model/with-quantity.ts';

/** A line that costs something else than the shopper was last told for the same quantity. */
export type PriceMove = { line: CartLine; was: CartLine };

/**
 * What the market, or the end of a sale, has done to prices that were shown. A price that changes
 * with the quantity is the shopper's own doing, as far as the tiers foretold it.
 */
export function priceMoves(told: readonly CartLine[], now: readonly CartLine[]): PriceMove[] {
  const known = new Map(told.map((line) => [keyOf(line), line]));
  return now.flatMap((line) => {
    const then = known.get(keyOf(line));
    const was = then && isBuyable(then) && isBuyable(line) && foretold(then, line.quantity);
    return was && hasMoved(was, line) ? [{ line, was }] : [];
  });
}

/** What counts as told from now on: the old prices of what has moved, the present ones of the rest. */
export function stillTold(moves: readonly PriceMove[], now: readonly CartLine[]): CartLine[] {
  if (moves.length === 0) return [...now];
  const old = new Map(moves.map(({ line, was }) => [keyOf(line), was]));
  return now.map((line) => old.get(keyOf(line)) ?? line);
}

/** What the moves of ticked lines do to the total, in cents. */
export function movedBy(moves: readonly PriceMove[]): { cashCents: number; cardCents: number } {
  const sum = { cashCents: 0, cardCents: 0 };
  for (const { line, was } of moves) {
    if (!line.selected) continue;
    sum.cashCents += line.totalCents - was.totalCents;
    sum.cardCents += line.cardTotalCents - was.cardTotalCents;
  }
  return sum;
}

/** Without tiers nobody was told what another quantity costs. */
function foretold(line: CartLine, quantity: number): CartLine | undefined {
  if (quantity === line.quantity) return line;
  return line.steps.length > 0 ? withQuantity(line, quantity) : undefined;
}

function hasMoved(was: CartLine, line: CartLine): boolean {
  return was.unitCents !== line.unitCents || was.cardUnitCents !== line.cardUnitCents;
}
