import { known } from '#api/cache/query-client.ts';
import type { CartItem } from '#api/cart/cart-model.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { cartChanged, readAnew } from '#commerce/cart/change/cart-changed.ts';
import { follow } from '#commerce/cart/change/customer-cart.ts';
import { areKept, UNFINISHED } from '#commerce/cart/keep/are-kept.ts';
import { lostAdds, type Unfinished } from '#commerce/cart/keep/unfinished.ts';
import { withChanges } from '#commerce/cart/model/pending-changes.ts';
import { addItem, keyOf } from '#commerce/cart/model/rules.ts';
import { rebased } from '#commerce/cart/model/unsent-changes.ts';
import { toldSince } from '#lib/told-since.ts';
import { toast } from '#ui/toast/toast.ts';

import { askAgain } from './ask-again.ts';

/** Milliseconds until the cart is read again: the call of the page before may be under way still. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];
const NOT_THERE =
  'You left the last page before the store answered. Please look through your cart: a change did not reach it.';

/**
 * Follows the changes that were under way when the page before was left, and sends those again that
 * an expired session refused. The shopper is told.
 */
export async function resume(): Promise<void> {
  const note = readUnfinished();
  if (note) void finish(note);
  // A change in another tab came while this page was loading.
  else if (toldSince(performance.timeOrigin)) void readAnew();
  if (areKept()) await askAgain();
}

/**
 * Shows the changes that were under way when the page before was left, until the cart has them, and
 * tells the other tabs. If it never has them, the shopper is told.
 */
async function finish(note: Unfinished): Promise<void> {
  const wanted = wantedLines(note);
  const isDone = await follow(rebased(note.lines, new Map(note.changes)), () => arrived(wanted));
  // Only now: if this page is left before, the next one goes on.
  sessionStorage.removeItem(UNFINISHED);
  cartChanged();
  if (isDone) return;
  // The call may still arrive: the next equal press repeats it.
  for (const { press } of note.adds) if (press) lostAdds.set(...press);
  toast(NOT_THERE, { tone: 'error' });
}

/** Reads the cart until it has the lines as they should be; false if it never has. */
async function arrived(wanted: ReadonlyMap<string, CartItem | undefined>): Promise<boolean> {
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await readAnew();
    if (isThere(wanted)) return true;
  }
  return false;
}

/** The changed lines as they should be, by their keys; `undefined` for a removed one. */
function wantedLines({ lines, changes, adds }: Unfinished): Map<string, CartItem | undefined> {
  const changed = withChanges(lines, rebased(lines, new Map(changes)));
  const all = adds.reduce<readonly CartItem[]>(addItem, changed);
  const byKey = new Map(all.map((line) => [keyOf(line), line]));
  const keys = [...changes.map(([key]) => key), ...adds.map(keyOf)];
  return new Map(keys.map((key) => [key, byKey.get(key)]));
}

function isThere(wanted: ReadonlyMap<string, CartItem | undefined>): boolean {
  const lines = new Map(known(customerCartQuery())?.map((line) => [keyOf(line), line]));
  return [...wanted].every(([key, want]) => {
    const line = lines.get(key);
    return line?.quantity === want?.quantity && line?.selected === want?.selected;
  });
}

/** Returns the note of the previous page. */
function readUnfinished(): Unfinished | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(UNFINISHED) ?? '') as Unfinished;
  } catch {
    return undefined;
  }
}
