import type { CartItem, CartLine } from '#api/cart/cart-model.ts';
import { isBuyable } from '#commerce/cart/model/rules.ts';

/** Stock that is not in the vault yet. */
export function isLater({ source }: Pick<CartItem, 'source'>): boolean {
  return source === 'presale' || source === 'backorder';
}

/**
 * The ticked lines that ship later, last to ship first, and the number of other ticked lines. If
 * either is empty, nothing is delayed.
 */
export function delayedBy(lines: readonly CartLine[]): { later: CartLine[]; waiting: number } {
  const ticked = lines.filter((line) => line.selected && isBuyable(line));
  const later = ticked
    .filter(isLater)
    .toSorted((one, other) => (other.shipsOn ?? '').localeCompare(one.shipsOn ?? ''));
  return { later, waiting: ticked.length - later.length };
}
