import { useSyncExternalStore } from 'react';

import type { CartItem } from '#api/cart.ts';
import { onTabNews, tellTabs } from '#lib/tabs.ts';

import { decodeCart, encodeCart } from './guest-codec.ts';
import { cartTextOf, cookieLine, fitsCookie } from './guest-cookie.ts';

/** Where the browser keeps a cart that is too long for a cookie. */
const KEPT_AS = 'cart';

const listeners = new Set<() => void>();
/** What could be kept nowhere: it lives as long as the page. */
let homeless: string | undefined;
let last: { text: string; items: readonly CartItem[] } = { text: '', items: [] };

/** The guest's cart as this browser keeps it now, whichever tab changed it last. */
export function guestItems(): readonly CartItem[] {
  const text = readText();
  if (text !== last.text) last = { text, items: decodeCart(text) };
  return last.items;
}

/**
 * Changes the guest's cart. Kept before this returns, so that a reload a moment later finds it;
 * read anew before the change, so that two tabs do not undo each other.
 */
export function changeGuestItems(change: (items: readonly CartItem[]) => CartItem[]): void {
  const text = encodeCart(change(guestItems()));
  if (text === readText()) return;
  keep(text);
  for (const listener of listeners) listener();
  tellTabs();
}

const NONE: readonly CartItem[] = [];

/** Follows the guest's cart; `onServer` is what the server's HTML was made from. */
export function useGuestItems(onServer = NONE): readonly CartItem[] {
  return useSyncExternalStore(subscribe, guestItems, () => onServer);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unfollow = onTabNews(listener);
  return () => {
    listeners.delete(listener);
    unfollow();
  };
}

function readText(): string {
  return homeless ?? cartTextOf(document.cookie) ?? stored() ?? '';
}

function keep(text: string): void {
  homeless = undefined;
  if (fitsCookie(text)) {
    setCookie(text);
    store(undefined);
  } else if (store(text)) {
    setCookie(undefined);
  }
  if (readText() !== text) homeless = text;
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
