import type { CartLine } from '#api/cart/cart-model.ts';

/**
 * Whether two lines look the same except for their ticks. The price hold is ignored: it changes
 * with each answer, and is shown beside the total.
 */
export function looksSame(one: CartLine, other: CartLine): boolean {
  return one === other || (holdsAll(one, other) && holdsAll(other, one));
}

function holdsAll(one: CartLine, other: CartLine): boolean {
  for (const name in one) {
    if (name === 'hold' || name === 'selected') continue;
    if (!isAlike(one[name as keyof CartLine], other[name as keyof CartLine])) return false;
  }
  return true;
}

function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
}
