import type { CartLine } from '#api/cart/cart-model.ts';

import { keyOf } from './rules.ts';
import { withQuantity } from './with-quantity.ts';

/** A customer's change to one line that the API has not answered yet. */
export type PendingChange = { quantity?: number; selected?: boolean; removed?: true };

/**
 * Changes by line key. A change is replaced, never mutated: a different object is a newer change.
 */
export type PendingChanges = ReadonlyMap<string, PendingChange>;

export const NO_CHANGES: PendingChanges = new Map();

/** Applies pending changes to the API's lines. */
export function withChanges(
  lines: readonly CartLine[],
  changes: PendingChanges,
): readonly CartLine[] {
  if (changes.size === 0) return lines;
  return lines.flatMap((line) => {
    const change = changes.get(keyOf(line));
    if (!change) return [line];
    if (change.removed) return [];
    const { quantity = line.quantity, selected = line.selected } = change;
    const next = withQuantity(line, quantity);
    return [next.selected === selected ? next : { ...next, selected }];
  });
}

/** Adds a change of some lines, by their keys, to the pending changes. */
export function addChange(
  changes: PendingChanges,
  keys: readonly string[],
  change: PendingChange,
): PendingChanges {
  const next = new Map(changes);
  for (const key of keys) next.set(key, { ...changes.get(key), ...change });
  return next;
}
