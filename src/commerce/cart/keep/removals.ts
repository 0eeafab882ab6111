import type { CartItem } from '#api/cart/cart-model.ts';

import { decodeItem, encodeItem } from './guest-codec.ts';

/** The data to name a removed line and to add it again. */
export type RemovedLine = CartItem & { name: string };

/**
 * Lines that were removed together: one line, all ticked lines, or one line moved to the watchlist.
 */
export type Removal = {
  id: string;
  /** The owner of the cart: a customer's id, or '' for a guest. */
  owner: string;
  lines: readonly RemovedLine[];
  isWatched?: true;
};

/** A sessionStorage key: kept for the life of the tab; signing out deletes it. */
const KEPT_AS = 'cart-removals';
/** The number of removals to keep, latest first. */
const MOST = 20;
export const NO_REMOVALS: readonly Removal[] = [];

const listeners = new Set<() => void>();
let last: { text: string; all: readonly Removal[] } = { text: '', all: NO_REMOVALS };
/** The removals if storage is forbidden: lost when the page is left. */
let inMemory: string | undefined;

/** All removals that can be undone, latest first. */
export function removals(): readonly Removal[] {
  const text = inMemory ?? stored();
  if (text !== last.text) last = { text, all: parse(text) };
  return last.all;
}

export function noteRemoval(removal: Omit<Removal, 'id'>): Removal {
  const noted = { ...removal, lines: removal.lines.map(slim), id: crypto.randomUUID() };
  keep([noted, ...removals()].slice(0, MOST));
  return noted;
}

export function forgetRemoval(id: string): void {
  keep(removals().filter((removal) => removal.id !== id));
}

export function followRemovals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(all: readonly Removal[]): void {
  const text = JSON.stringify(all);
  inMemory = undefined;
  try {
    sessionStorage.setItem(KEPT_AS, text);
  } catch {
    inMemory = text;
  }
  for (const listener of listeners) listener();
}

function stored(): string {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

function parse(text: string): readonly Removal[] {
  try {
    const all: unknown = text ? JSON.parse(text) : NO_REMOVALS;
    return Array.isArray(all) ? all.flatMap(sound) : NO_REMOVALS;
  } catch {
    return NO_REMOVALS;
  }
}

/** Storage may hold data of another version, or any other data: keeps only valid lines. */
function sound(value: unknown): Removal[] {
  const { id, owner, lines, isWatched } = Object(value) as Partial<Removal>;
  if (typeof id !== 'string' || typeof owner !== 'string' || !Array.isArray(lines)) return [];
  const read = lines.flatMap((line: unknown) => {
    const { name, ...item } = Object(line) as RemovedLine;
    const known = decodeItem(encodeItem(item));
    return known && typeof name === 'string' ? [{ ...known, name }] : [];
  });
  return read.length > 0 ? [{ id, owner, lines: read, ...(isWatched && { isWatched }) }] : [];
}

function slim({ name, ...line }: RemovedLine): RemovedLine {
  const { productId, salesEventId, source, size, quantity, selected, active } = line;
  const key = { productId, salesEventId, source, ...(size !== undefined && { size }) };
  return { ...key, quantity, selected, active, name };
}
