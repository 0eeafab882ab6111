import type { CartLine } from '#api/cart/cart-model.ts';

import { keyOf } from './rules.ts';
import { withQuantity } from './with-quantity.ts';

/** What a customer has changed of one line and the API has not answered yet. */
export type PendingChange = { quantity?: number; selected?: boolean; removed?: true };

/** By the key of the line. A change is replaced, never edited: its identity tells a newer one. */
export type PendingChanges = ReadonlyMap<string, PendingChange>;

export const NO_CHANGES: PendingChanges = new Map();

/** The API's lines with the changes that it has not answered yet. */
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

/** Adds a change of some lines, by their keys, to those that are pending. */
export function addChange(
  changes: PendingChanges,
  keys: readonly string[],
  change: PendingChange,
): PendingChanges {
  const next = new Map(changes);
  for (const key of keys) next.set(key, { ...changes.get(key), ...change });
  return next;
}
