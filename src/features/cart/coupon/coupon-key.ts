import type { CartLine } from '#api/cart/cart-model.ts';
import { encodeCart } from '#commerce/cart/keep/guest-codec.ts';
import { isBuyable } from '#commerce/cart/model/rules.ts';

import { totalOf } from '../line/line-price.ts';

/** A key for the part of a cart that a coupon depends on: the ticked lines and their cost. */
export function couponKey(lines: readonly CartLine[]): string {
  const ticked = lines.filter((line) => line.selected && isBuyable(line));
  let hash = 0;
  for (const letter of encodeCart(ticked))
    hash = (hash * 31 + letter.charCodeAt(0)) % 4_294_967_296;
  return `${totalOf(ticked).cashCents}-${hash}`;
}
