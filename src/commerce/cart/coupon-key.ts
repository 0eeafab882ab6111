import type { CartLine } from '#api/cart.ts';

import { encodeCart } from './guest-codec.ts';
import { totalOf } from './line-price.ts';
import { isBuyable } from './rules.ts';

/** Stands for all of a cart that decides over a coupon: the ticked lines and what they cost. */
export function couponKey(lines: readonly CartLine[]): string {
  const ticked = lines.filter((line) => line.selected && isBuyable(line));
  let hash = 0;
  for (const letter of encodeCart(ticked))
    hash = (hash * 31 + letter.charCodeAt(0)) % 4_294_967_296;
  return `${totalOf(ticked).cashCents}-${hash}`;
}
