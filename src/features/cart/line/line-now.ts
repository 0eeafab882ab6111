import { useCallback, useSyncExternalStore } from 'react';

import type { CartItem, CartLine, LineKey } from '#api/cart/cart-model.ts';
import { followGuestItems, guestItems, lastGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { NO_CHANGES } from '#commerce/cart/model/pending-changes.ts';
import { pendingChanges } from '#commerce/cart/model/pending.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { afterPaint } from '#ui/timing/after-paint.ts';

/* Shows a press on its line before the page around it renders: one of hundreds of lines changes,
   and the totals can follow a moment later. */

/** The shopper's pending state of a line; `undefined` if the page's state is current. */
type Now = { quantity?: number; selected?: boolean; removed?: true } | undefined;

/** As many lines as fit a window. */
const TOLD_AT_ONCE = 12;
const GONE: Now = { removed: true };
/** The listeners of each line by its key: a change of one line notifies only its own. */
const followers = new Map<string, Set<() => void>>();
let unfollow: (() => void) | undefined;
let items: readonly CartItem[] = [];
const byKey = new Map<string, CartItem>();
const untold = new Set<string>();
let wanted = NO_CHANGES;

/** The pending quantity of a line; 0 if it is removed. */
export function useQuantityNow(line: LineKey & { quantity: number }, signedIn: boolean): number {
  const key = keyOf(line);
  const now = useSyncExternalStore(
    useCallback((listener) => follow(key, listener), [key]),
    useCallback(() => quantityOf(nowOf(key, signedIn)), [key, signedIn]),
    unknown,
  );
  return now ?? line.quantity;
}

/** A line in its pending state, because rendered lines are some frames behind a press. */
export function asNow(line: CartLine, signedIn: boolean): CartLine {
  const now = nowOf(keyOf(line), signedIn);
  const { quantity = line.quantity, selected = line.selected } = now ?? {};
  return { ...line, quantity, selected: selected && !now?.removed };
}

/** Calls `listener` when the shopper changes a line, with its tick if it is known. */
export function followTick(
  line: LineKey,
  signedIn: boolean,
  listener: (selected: boolean) => void,
): () => void {
  const key = keyOf(line);
  return follow(key, () => {
    const selected = nowOf(key, signedIn)?.selected;
    if (selected !== undefined) listener(selected);
  });
}

function follow(key: string, listener: () => void): () => void {
  const ofLine = followers.get(key) ?? new Set();
  followers.set(key, ofLine.add(listener));
  unfollow ??= followBoth();
  return () => {
    ofLine.delete(listener);
    if (ofLine.size === 0) followers.delete(key);
    if (followers.size > 0) return;
    unfollow?.();
    unfollow = undefined;
  };
}

function followBoth(): () => void {
  const unfollows = [
    pendingChanges.subscribe(() => tell(changedKeys())),
    followGuestItems(() => {
      guestItems();
      catchUp();
      const keys = [...untold];
      untold.clear();
      tell(keys);
    }),
  ];
  return () => {
    for (const stop of unfollows) stop();
  };
}

/**
 * Notifies the first lines at once, because they are in view after a press that changes many lines.
 */
function tell(keys: readonly string[]): void {
  for (const key of keys.slice(0, TOLD_AT_ONCE)) tellOne(key);
  const rest = keys.slice(TOLD_AT_ONCE);
  if (rest.length > 0) afterPaint(() => rest.forEach(tellOne));
}

function tellOne(key: string): void {
  for (const listener of followers.get(key) ?? []) listener();
}

function changedKeys(): string[] {
  const [before, now] = [wanted, pendingChanges.get()];
  wanted = now;
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (key) => before.get(key) !== now.get(key),
  );
}

/** Finds the items that changed since the last call. */
function catchUp(): void {
  const latest = lastGuestItems();
  const [before, now] = [new Set(items), new Set(latest)];
  for (const item of items) {
    if (now.has(item)) continue;
    byKey.delete(keyOf(item));
    untold.add(keyOf(item));
  }
  for (const item of latest) {
    if (before.has(item)) continue;
    byKey.set(keyOf(item), item);
    untold.add(keyOf(item));
  }
  items = latest;
}

function nowOf(key: string, signedIn: boolean): Now {
  if (signedIn) return pendingChanges.get().get(key);
  if (!unfollow) guestItems();
  if (lastGuestItems() !== items) catchUp();
  return byKey.get(key) ?? GONE;
}

function quantityOf(now: Now): number | undefined {
  return now?.removed ? 0 : now?.quantity;
}

function unknown(): undefined {
  return undefined;
}
