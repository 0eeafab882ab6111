/** Fetched with the first change of the cart. */
import type { CartLine } from '#api/cart/cart-model.ts';
import { sayTotalLater } from '#commerce/cart/change/total-words.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** Milliseconds without a further change before the new total is announced. */
const PAUSE_MS = 1_000;

/**
 * Announces the new total once after a burst of changes. A removal and its undo announce it with
 * their own words.
 */
export function sayTotal(before: readonly CartLine[], now: readonly CartLine[]): void {
  if (now.length < before.length) return;
  const words = wordsFor(before, now);
  sayTotalLater((total) => announce(`${words}${total}`), PAUSE_MS);
}

/** "3 × Silver Eagle. ": the line with a new quantity, if there is one. */
function wordsFor(before: readonly CartLine[], now: readonly CartLine[]): string {
  const old = new Map(before.map((line) => [keyOf(line), line.quantity]));
  const line = now.find((one) => (old.get(keyOf(one)) ?? one.quantity) !== one.quantity);
  return line ? `${line.quantity} × ${line.name}. ` : '';
}
