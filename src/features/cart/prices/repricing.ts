import type { CartLine } from '#api/cart/cart-model.ts';
import { isBuyable, keyOf } from '#commerce/cart/model/rules.ts';
import { withQuantity } from '#commerce/cart/model/with-quantity.ts';

/** A line whose price differs from the last known price for the same quantity. */
export type PriceMove = { line: CartLine; was: CartLine };

/**
 * The price changes by the market or by the end of a sale, compared with the shown prices. A price
 * that changes with the quantity as its tiers say is the shopper's own change, and does not count.
 */
export function priceMoves(told: readonly CartLine[], now: readonly CartLine[]): PriceMove[] {
  const known = new Map(told.map((line) => [keyOf(line), line]));
  return now.flatMap((line) => {
    const then = known.get(keyOf(line));
    const was = then && isBuyable(then) && isBuyable(line) && foretold(then, line.quantity);
    return was && hasMoved(was, line) ? [{ line, was }] : [];
  });
}

/**
 * The prices for the next comparison: the old prices of changed lines, the current prices of the
 * rest.
 */
export function stillTold(moves: readonly PriceMove[], now: readonly CartLine[]): CartLine[] {
  if (moves.length === 0) return [...now];
  const old = new Map(moves.map(({ line, was }) => [keyOf(line), was]));
  return now.map((line) => old.get(keyOf(line)) ?? line);
}

/** The change of the total by the moves of ticked lines, in cents. */
export function movedBy(moves: readonly PriceMove[]): { cashCents: number; cardCents: number } {
  const sum = { cashCents: 0, cardCents: 0 };
  for (const { line, was } of moves) {
    if (!line.selected) continue;
    sum.cashCents += line.totalCents - was.totalCents;
    sum.cardCents += line.cardTotalCents - was.cardTotalCents;
  }
  return sum;
}

/** Without tiers the price of another quantity is unknown. */
function foretold(line: CartLine, quantity: number): CartLine | undefined {
  if (quantity === line.quantity) return line;
  return line.steps.length > 0 ? withQuantity(line, quantity) : undefined;
}

function hasMoved(was: CartLine, line: CartLine): boolean {
  return was.unitCents !== line.unitCents || was.cardUnitCents !== line.cardUnitCents;
}
