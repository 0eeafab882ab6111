import type { CartLine } from '#api/cart/cart-model.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';

/** Lines that the browser lays out or skips together. */
const MOST_IN_A_PART = 20;

/**
 * The lines in small parts. `known` stores the part of each line by its key, so that a removed line
 * does not move others to another part, which would render them again.
 */
export function inParts(lines: readonly CartLine[], known: Map<string, number>): CartLine[][] {
  const parts: CartLine[][] = [];
  let last = 0;
  for (const line of lines) {
    const key = keyOf(line);
    const before = known.get(key) ?? -1;
    const isFull = (parts[last]?.length ?? 0) >= MOST_IN_A_PART;
    last = before < last ? last + Number(isFull) : before;
    known.set(key, last);
    (parts[last] ??= []).push(line);
  }
  return parts;
}
