import type { CartItem, LineKey } from '#api/cart/cart-model.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';

/** A cart without the bought lines; lines that were added since stay. */
export function withoutBought(
  items: readonly CartItem[],
  bought: readonly (LineKey & { quantity: number })[],
): CartItem[] {
  const quantities = new Map(bought.map((line) => [keyOf(line), line.quantity]));
  return items.flatMap((item) => {
    const left = item.quantity - (quantities.get(keyOf(item)) ?? 0);
    return left > 0 ? [{ ...item, quantity: left }] : [];
  });
}
