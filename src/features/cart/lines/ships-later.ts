import type { CartItem, CartLine } from '#api/cart/cart-model.ts';
import { isBuyable } from '#commerce/cart/model/rules.ts';

/** What is not in the vault yet; the whole order waits for it. */
export function isLater({ source }: Pick<CartItem, 'source'>): boolean {
  return source === 'presale' || source === 'backorder';
}

/**
 * The ticked lines that others would wait for, last to ship first, and how many ticked lines would
 * wait. Nobody waits in a cart that ships as one.
 */
export function delayedBy(lines: readonly CartLine[]): { later: CartLine[]; waiting: number } {
  const ticked = lines.filter((line) => line.selected && isBuyable(line));
  const later = ticked
    .filter(isLater)
    .toSorted((one, other) => (other.shipsOn ?? '').localeCompare(one.shipsOn ?? ''));
  return { later, waiting: ticked.length - later.length };
}
