import type { CartItem, CartLine } from '#api/cart/cart-model.ts';
import type { PendingChange, PendingChanges } from '#commerce/cart/model/pending-changes.ts';

import { UNFINISHED } from './are-kept.ts';

/** The cart when a page was left, and what was under way. */
export type Unfinished = {
  lines: CartLine[];
  changes: [key: string, change: PendingChange][];
  adds: CartItem[];
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
