import type { CartLine } from '#api/cart/cart-model.ts';
import { encodeCart } from '#commerce/cart/keep/guest-codec.ts';
import { isBuyable } from '#commerce/cart/model/rules.ts';

import { totalOf } from '../line/line-price.ts';

/** A key for the part of a cart that a coupon depends on: the ticked lines and their cost. */
export function couponKey(lines: readonly CartLine[]): string {
  const ticked = lines.filter((line) => line.selected && isBuyable(line));
  return `${totalOf(ticked).cashCents}-${encodeCart(ticked)}`;
}
