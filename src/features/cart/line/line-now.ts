import { useCallback, useSyncExternalStore } from 'react';

import type { CartItem, CartLine, LineKey } from '#api/cart/cart-model.ts';
import { followGuestItems, guestItems, lastGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { NO_CHANGES } from '#commerce/cart/model/pending-changes.ts';
import { pendingChanges } from '#commerce/cart/model/pending.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { afterPaint } from '#ui/timing/after-paint.ts';

/*
 * What has just been pressed is shown on its line before the page around it is drawn anew: of
 * hundreds of lines one changes, and sums of all of them can follow a moment later.
 */

/** What the shopper wants of a line by now; `undefined` where the page knows best. */
type Now = { quantity?: number; selected?: boolean; removed?: true } | undefined;

/** As many lines as fill a window. */
const TOLD_AT_ONCE = 12;
const GONE: Now = { removed: true };
/** Those who follow a line, by its key: a change of one line is told to nobody else. */
const followers = new Map<string, Set<() => void>>();
let unfollow: (() => void) | undefined;
let items: readonly CartItem[] = [];
const byKey = new Map<string, CartItem>();
const untold = new Set<string>();
let wanted = NO_CHANGES;

/** How many of a line are wanted now; 0 when it is gone. */
export function useQuantityNow(line: LineKey & { quantity: number }, signedIn: boolean): number {
  const key = keyOf(line);
  const now = useSyncExternalStore(
    useCallback((listener) => follow(key, listener), [key]),
    useCallback(() => quantityOf(nowOf(key, signedIn)), [key, signedIn]),
    unknown,
  );
  return now ?? line.quantity;
}

/** A line as it is wanted by now: what is drawn of many lines follows a press by some frames. */
export function asNow(line: CartLine, signedIn: boolean): CartLine {
  const now = nowOf(keyOf(line), signedIn);
  const { quantity = line.quantity, selected = line.selected } = now ?? {};
  return { ...line, quantity, selected: selected && !now?.removed };
}

/** Calls `listener` whenever the shopper changes a line, with its tick if that is known. */
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

/** Of many lines the first, where whoever pressed something for all of them is looking, come first. */
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

/** Learns which items are not the very ones of the last time. */
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
