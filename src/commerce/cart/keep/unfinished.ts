import type { CartItem, CartLine } from '#api/cart/cart-model.ts';
import type { PendingChange, PendingChanges } from '#commerce/cart/model/pending-changes.ts';

import { UNFINISHED } from './are-kept.ts';

/** An item that is added; `press` is what one press adds, and its `Idempotency-Key`. */
export type PendingAdd = CartItem & { press?: readonly [added: string, key: string] };

/**
 * The keys of additions whose answer was lost, by what they add. A shopper who changes the cart has seen
 * what is in it, so the next press adds something more.
 */
export const lostAdds = new Map<string, string>();

/** The cart when a page was left, and what was under way. */
export type Unfinished = {
  lines: CartLine[];
  changes: [key: string, change: PendingChange][];
  adds: PendingAdd[];
};

/** Tells the next page of this tab what is under way, if anything is. */
export function noteUnfinished(
  lines: readonly CartLine[],
  changes: PendingChanges,
  adds: readonly CartItem[],
): void {
  try {
    if (changes.size + adds.length === 0) return;
    sessionStorage.setItem(UNFINISHED, JSON.stringify({ lines, changes: [...changes], adds }));
  } catch {
    // If storage is forbidden, the next read of the cart corrects it.
  }
}
