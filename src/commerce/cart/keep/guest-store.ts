import { useSyncExternalStore } from 'react';

import type { CartItem } from '#api/cart/cart-model.ts';
import { createTabSignal } from '#lib/tabs.ts';
import { toldAfterPaint } from '#ui/timing/after-paint.ts';

import { decodeCart, decodeItem, encodeItem, END_OF_ITEM } from './guest-codec.ts';
import { cartTextOf, cookieLine, fitsCookie } from './guest-cookie.ts';

/** Where the browser keeps a cart that is too long for a cookie. */
const KEPT_AS = 'cart';

const signal = createTabSignal();
/** Calls back whenever the cart may have changed, in any tab. */
export const followGuestItems = signal.follow;
/** What could be kept nowhere: it lives as long as the page. */
let inMemory: string | undefined;
/** As the cookie said when it was last read. */
let isInLocalStorage = false;
/** Whoever is being told need not ask the browser again what has just been kept. */
let isTelling = false;
let last: { text: string; items: readonly CartItem[] } = { text: '', items: [] };

/** The guest's cart as this browser keeps it now, whichever tab changed it last. */
export function guestItems(): readonly CartItem[] {
  if (isTelling) return last.items;
  const text = readText();
  if (text !== last.text) last = { text, items: decodeCart(text) };
  return last.items;
}

/**
 * Changes the guest's cart. Kept before this returns, so that a reload a moment later finds it;
 * read anew before the change, so that two tabs do not undo each other.
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

/** As it will be read again; what has not changed stays the same object, and is not looked at again. */
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
 * Follows the guest's cart, a frame behind what is pressed; `onServer` is what the server's HTML was
 * made from.
 */
export function useGuestItems(onServer = NONE): readonly CartItem[] {
  return useSyncExternalStore(followLater, guestItems, () => onServer);
}

/** As it was when it was last read: to read it for each line of a long cart takes time. */
export function lastGuestItems(): readonly CartItem[] {
  return last.items;
}

function readText(): string {
  const inCookie = inMemory ?? cartTextOf(document.cookie);
  isInLocalStorage = inCookie === undefined;
  return inCookie ?? stored() ?? '';
}

function keep(text: string): void {
  // The browser takes long over a cookie that is read right after it was written.
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
  // The Cookie Store API is asynchronous: a reload could come before it is done.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = cookieLine(text, location.protocol === 'https:');
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEPT_AS) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False when the storage is full or forbidden. */
function store(text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(KEPT_AS);
    else localStorage.setItem(KEPT_AS, text);
    return true;
  } catch {
    return false;
  }
}
