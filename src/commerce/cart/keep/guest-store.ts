import { useSyncExternalStore } from 'react';

import type { CartItem } from '#api/cart/cart-model.ts';
import { createTabSignal } from '#lib/tabs.ts';
import { toldAfterPaint } from '#ui/timing/after-paint.ts';

import { decodeCart, decodeItem, encodeItem, END_OF_ITEM } from './guest-codec.ts';
import { cartTextOf, cookieLine, fitsCookie } from './guest-cookie.ts';

/** The localStorage key of a cart that is too long for a cookie. */
const KEPT_AS = 'cart';

const signal = createTabSignal();
/** Calls back when the cart may have changed, in any tab. */
export const followGuestItems = signal.follow;
/** The cart if the browser stores neither cookies nor localStorage: lost when the page is left. */
let inMemory: string | undefined;
/** From the last read of the cookie. */
let isInLocalStorage = false;
/** True while listeners run: they use the last value instead of reading the browser again. */
let isTelling = false;
let last: { text: string; items: readonly CartItem[] } = { text: '', items: [] };

/** The guest's cart as this browser stores it now, including changes from other tabs. */
export function guestItems(): readonly CartItem[] {
  if (isTelling) return last.items;
  const text = readText();
  if (text !== last.text) last = { text, items: decodeCart(text) };
  return last.items;
}

/**
 * Changes the guest's cart. The cart is stored before this returns, so that an immediate reload
 * finds it, and read again before the change, so that two tabs do not undo each other's changes.
 */
export function changeGuestItems(change: (items: readonly CartItem[]) => CartItem[]): void {
  const before = guestItems();
  const known = new Set(before);
  const items = change(before).flatMap((item) => (known.has(item) ? item : (plain(item) ?? [])));
  const text = items.map(textOf).join('');
  if (text === last.text) return;
  last = { text, items };
  keep(text);
  isTelling = true;
  try {
    signal.tell();
  } finally {
    isTelling = false;
  }
}

/**
 * The item in the form in which it is read again. Unchanged items keep their identity and skip
 * this.
 */
function plain(item: CartItem): CartItem | undefined {
  return decodeItem(encodeItem(item));
}

const TEXTS = new WeakMap<CartItem, string>();

function textOf(item: CartItem): string {
  const text = TEXTS.get(item) ?? encodeItem(item) + END_OF_ITEM;
  TEXTS.set(item, text);
  return text;
}

const NONE: readonly CartItem[] = [];

const followLater = toldAfterPaint(signal.follow);

/**
 * Subscribes to the guest's cart, one frame after a press; `onServer` is the cart in the server's
 * HTML.
 */
export function useGuestItems(onServer = NONE): readonly CartItem[] {
  return useSyncExternalStore(followLater, guestItems, () => onServer);
}

/** The cart at its last read: reading it for each line of a long cart is slow. */
export function lastGuestItems(): readonly CartItem[] {
  return last.items;
}

function readText(): string {
  const inCookie = inMemory ?? cartTextOf(document.cookie);
  isInLocalStorage = inCookie === undefined;
  return inCookie ?? stored() ?? '';
}

function keep(text: string): void {
  // Reading a cookie right after writing it is slow.
  if (isInLocalStorage && !fitsCookie(text) && store(text)) return setCookie(undefined);
  inMemory = undefined;
  if (fitsCookie(text)) {
    setCookie(text);
    store(undefined);
  } else if (store(text)) {
    setCookie(undefined);
  }
  if (readText() !== text) inMemory = text;
}

function setCookie(text: string | undefined): void {
  // The Cookie Store API is asynchronous: a reload could come first.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = cookieLine(text);
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEPT_AS) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns false when the storage is full or forbidden. */
function store(text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(KEPT_AS);
    else localStorage.setItem(KEPT_AS, text);
    return true;
  } catch {
    return false;
  }
}
