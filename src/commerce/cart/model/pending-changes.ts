import type { CartLine } from '#api/cart/cart-model.ts';

import { keyOf } from './rules.ts';
import { withQuantity } from './with-quantity.ts';

/**
 * A customer's change to one line that the API has not answered yet. A press on a step is relative
 * to the quantity `from`: what was added to the line elsewhere meanwhile stays.
 */
export type PendingChange = {
  quantity?: number;
  from?: number | undefined;
  selected?: boolean;
  removed?: true;
};

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

/** Adds a change of some lines, by their keys, to the pending changes, of which some are `sent`. */
export function addChange(
  changes: PendingChanges,
  keys: readonly string[],
  change: PendingChange,
  sent = NO_CHANGES,
): PendingChanges {
  const next = new Map(changes);
  for (const key of keys) next.set(key, joined(changes.get(key), change, sent.get(key)));
  return next;
}

function joined(
  before: PendingChange | undefined,
  change: PendingChange,
  sent: PendingChange | undefined,
): PendingChange {
  const next = { ...before, ...change };
  // What is sent is not asked again: a step of 0 from there. Typing is no step.
  const isTyped = 'from' in change && change.from === undefined;
  if (before?.quantity === undefined || isTyped) return next;
  return { ...next, from: before === sent ? before.quantity : before.from };
}
