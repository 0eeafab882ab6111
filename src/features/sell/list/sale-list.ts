import { useSyncExternalStore } from 'react';

import { conditions, MOST_ITEMS, MOST_PIECES, type SaleItem } from '#api/sell/sale-item.ts';
import { spotMetals } from '#api/spot/spot.ts';

/** The sessionStorage key: forgotten at sign-out and with the tab, like all typed text. */
const KEPT_AS = 'draft:sale-list';
const LONGEST_ID = 250;
const LONGEST_NAME = 200;
const LONGEST_NOTE = 1000;

const NONE: readonly SaleItem[] = [];

const listeners = new Set<() => void>();
let last: { text: string; items: readonly SaleItem[] } = { text: '', items: NONE };

/** What the shopper would like to sell, as this tab keeps it: over reloads and a sign-in. */
export function saleItems(): readonly SaleItem[] {
  const text = readText();
  if (text !== last.text) last = { text, items: readItems(text) };
  return last.items;
}

/** Subscribes to the list, which is empty in the server's HTML. */
export function useSaleItems(): readonly SaleItem[] {
  return useSyncExternalStore(follow, saleItems, () => NONE);
}

/** Changes the list. It is kept before this returns, so that an immediate reload finds it. */
export function changeSaleItems(change: (items: readonly SaleItem[]) => readonly SaleItem[]): void {
  const items = change(saleItems());
  last = { text: JSON.stringify(items), items };
  try {
    sessionStorage.setItem(KEPT_AS, last.text);
  } catch {
    // Storage may be forbidden: then only the page keeps the list.
  }
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readText(): string {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return last.text;
  }
}

/** Storage may hold anything: an item that is none is left out. */
function readItems(text: string): readonly SaleItem[] {
  try {
    const kept: unknown = JSON.parse(text || '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, MOST_ITEMS) : NONE;
  } catch {
    return NONE;
  }
}

function isItem(kept: unknown): kept is SaleItem {
  if (typeof kept !== 'object' || kept === null) return false;
  const item = kept as SaleItem;
  return isOffer(item) && isCount(item.quantity, MOST_PIECES) && isDescribed(item);
}

function isOffer({ id, metal, name, productId, ounces }: SaleItem): boolean {
  return (
    isText(id, 1, LONGEST_ID) &&
    isText(name, 1, LONGEST_NAME) &&
    spotMetals.includes(metal) &&
    (productId === undefined || isCount(productId, Infinity)) &&
    (ounces === undefined || (Number.isFinite(ounces) && ounces > 0))
  );
}

function isDescribed({ conditions: seen, note }: SaleItem): boolean {
  return (
    isText(note, 0, LONGEST_NOTE) &&
    Array.isArray(seen) &&
    seen.every((condition) => conditions.includes(condition))
  );
}

function isText(value: unknown, least: number, most: number): boolean {
  return typeof value === 'string' && value.length >= least && value.length <= most;
}

function isCount(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;
}
