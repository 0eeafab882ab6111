import type { CartItem, LineKey } from '#api/cart/cart-model.ts';
import { changeGuestItems, guestItems } from '#commerce/cart/keep/guest-store.ts';
import { NOT_THERE } from '#commerce/cart/model/cart-form.ts';
import { changeItem, emptyCart, keyOf, removeItem } from '#commerce/cart/model/rules.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { messages } from '#commerce/words/messages.ts';
import { isExpired, problemOf } from '#lib/api-error.ts';
import { painted } from '#ui/timing/after-paint.ts';
import { toast } from '#ui/toast/toast.ts';

import { addedTo, type Added } from './added.ts';
import * as customer from './customer-cart.ts';

/** Returns `expired` when the session has ended; the shopper is told before. */
export async function addAsCustomer(
  item: CartItem,
  overwrite: boolean,
): Promise<Added | 'expired'> {
  try {
    return addedTo(await customer.add(item, overwrite), item);
  } catch (error) {
    if (!isExpired(error)) return { ok: false, says: failureWords(error) };
    sessionExpired();
    return 'expired';
  }
}

/**
 * Sets the quantity of a line. A press on a step is given the quantity it was made `from`: what
 * another tab added since then stays.
 */
export function setQuantity(line: LineKey, quantity: number, from?: number): void {
  if (signedInNow()) return customer.change([line], { quantity, from }, sayFailure);
  changeGuestItems((items) => {
    const now = items.find((item) => keyOf(item) === keyOf(line))?.quantity ?? 0;
    return changeItem(items, line, { quantity: quantity + (from === undefined ? 0 : now - from) });
  });
}

export function setSelected(lines: readonly LineKey[], selected: boolean): void {
  if (signedInNow()) return customer.change(lines, { selected }, sayFailure);
  const keys = new Set(lines.map(keyOf));
  changeGuestItems((items) =>
    items.map((item) => (keys.has(keyOf(item)) ? { ...item, selected } : item)),
  );
}

type NamedLine = LineKey & { name: string };

/** §8 Removes a line and tells the result. Resolves to the id of the message if it is removed. */
export function removeFromCart(line: NamedLine): Promise<number | undefined> {
  const left = linesLeft(
    () => customer.remove(line),
    (items) => removeItem(items, line),
  );
  return saysRemoved([line], left);
}

/** §4 Removes only the ticked lines. */
export function removeSelected(ticked: readonly NamedLine[]): Promise<number | undefined> {
  return saysRemoved(
    ticked,
    linesLeft(() => customer.empty(ticked), emptyCart),
  );
}

type LinesLeft = readonly LineKey[];

/** Removes from the cart in use: a customer's or a guest's. */
async function linesLeft(
  ofCustomer: () => Promise<LinesLeft>,
  ofGuest: Parameters<typeof changeGuestItems>[0],
): Promise<LinesLeft> {
  if (!signedInNow()) {
    changeGuestItems(ofGuest);
    return guestItems();
  }
  // What the page before added as it was left is in the guest's cart: it is removed too.
  if (guestItems().length > 0) await bringAlong();
  return ofCustomer();
}

/** Shows a toast, and announces more than it shows. */
async function saysRemoved(
  lines: readonly NamedLine[],
  removal: Promise<LinesLeft>,
): Promise<number | undefined> {
  try {
    const { length } = await removal;
    // Paint the cart without the line first, then show the toast.
    await painted();
    const heard = await import('./removal-words.ts').then(
      ({ removalWords }) => removalWords(lines, length === 0),
      () => messages.cartDeleted,
    );
    return toast(messages.cartDeleted, { heard });
  } catch (error) {
    if (isExpired(error)) sessionExpired();
    else toast(messages.cartNotDeleted, { tone: 'error' });
    return undefined;
  }
}

/** What the page before left to this one: changes without an answer, or refused ones. */
export function resume(): Promise<void> {
  return import('#commerce/cart/read/resume.ts').then(({ resume }) => resume().catch(sayFailure));
}

/**
 * Moves guest lines into the customer's cart; §8 if the session has expired, the shopper is told.
 */
export function bringAlong(): Promise<void> {
  return import('./bring-along.ts').then(({ bringAlong }) => bringAlong()).catch(sayFailure);
}

function sayFailure(error: unknown): void {
  if (isExpired(error)) return sessionExpired();
  const isGone = problemOf(error)?.kind === 'missing';
  toast(isGone ? NOT_THERE : failureWords(error), { tone: 'error' });
}
