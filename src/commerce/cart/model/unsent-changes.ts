import type { CartLine } from '#api/cart/cart-model.ts';

import type { PendingChanges } from './pending-changes.ts';
import { keyOf } from './rules.ts';

/** Makes steps absolute, from the API's quantities. */
export function rebased(lines: readonly CartLine[], changes: PendingChanges): PendingChanges {
  const next = new Map(changes);
  for (const line of lines) {
    const { quantity = 0, from, ...rest } = changes.get(keyOf(line)) ?? {};
    if (from === undefined) continue;
    next.set(keyOf(line), { ...rest, quantity: Math.max(1, line.quantity + quantity - from) });
  }
  return next;
}

/** Lines whose changed quantity differs from the API's, with the new quantity. */
export function changedQuantities(lines: readonly CartLine[], changes: PendingChanges): CartLine[] {
  return lines.flatMap((line) => {
    const quantity = changes.get(keyOf(line))?.quantity;
    return quantity === undefined || quantity === line.quantity ? [] : [{ ...line, quantity }];
  });
}

/** Lines whose changed tick differs from the API's, with the new tick. */
export function changedTicks(lines: readonly CartLine[], changes: PendingChanges): CartLine[] {
  return lines.flatMap((line) => {
    const selected = changes.get(keyOf(line))?.selected;
    return selected === undefined || selected === line.selected ? [] : [{ ...line, selected }];
  });
}

/** Removes the changes in `answered`, except those that a newer change has replaced. */
export function withoutAnswered(changes: PendingChanges, answered: PendingChanges): PendingChanges {
  return new Map([...changes].filter(([key, change]) => answered.get(key) !== change));
}
