import type { CartItem } from '#api/cart/cart-model.ts';

import { decodeItem, encodeItem } from './guest-codec.ts';

/** What is told of a removed line, and needed to put it back. */
export type RemovedLine = CartItem & { name: string };

/** What was taken out at once: one line, all that was ticked, or one that is now being watched. */
export type Removal = {
  id: string;
  /** Whose cart it was: a customer's id, or '' for the guest's. */
  owner: string;
  lines: readonly RemovedLine[];
  isWatched?: true;
};

/** For as long as the tab is open, over reloads and other pages; logging out forgets it. */
const KEPT_AS = 'cart-removals';
/** So many latest removals are kept. */
const MOST = 20;
export const NO_REMOVALS: readonly Removal[] = [];

const listeners = new Set<() => void>();
let last: { text: string; all: readonly Removal[] } = { text: '', all: NO_REMOVALS };
/** Where storage is forbidden they live as long as the page. */
let inMemory: string | undefined;

/** Every removal that can be undone, latest first. */
export function removals(): readonly Removal[] {
  const text = inMemory ?? stored();
  if (text !== last.text) last = { text, all: parse(text) };
  return last.all;
}

export function noteRemoval(removal: Omit<Removal, 'id'>): void {
  const lines = removal.lines.map(slim);
  keep([{ ...removal, lines, id: crypto.randomUUID() }, ...removals()].slice(0, MOST));
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

/** What lies in storage may be another version's, or anybody's: as much of it as makes sense. */
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
