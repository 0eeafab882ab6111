import type { Columns } from '#commerce/portfolio/import/columns.ts';
import type { DayOrder } from '#commerce/portfolio/import/days.ts';
import type { Texts } from '#commerce/portfolio/import/readings.ts';

import type { Source } from './trial.ts';

/** What the customer said about a text. */
export type Said = {
  columns: Columns;
  order?: DayOrder | undefined;
  fixes: readonly (readonly [number, Texts])[];
};

/**
 * What a tab keeps of an import, for a reload or a new sign-in: the text with what was said about it,
 * and the ids of what was added. sessionStorage is cleared at sign-out.
 */
const keys = {
  text: (customerId: string) => `draft:${customerId}:import-text`,
  said: (customerId: string) => `draft:${customerId}:import-said`,
  ids: (customerId: string) => `draft:${customerId}:import-ids`,
};

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be forbidden, or the text too long for it: then only the page keeps it.
  }
}

export function keptImport(
  customerId: string,
): { source: Source; said: Said | undefined } | undefined {
  const source = read(keys.text(customerId)) as Source | null;
  const said = read(keys.said(customerId)) as Said | null;
  return source ? { source, said: said ?? undefined } : undefined;
}

export function keepText(customerId: string, source: Source | undefined): void {
  write(keys.text(customerId), source);
  if (!source) write(keys.said(customerId), undefined);
}

export function keepSaid(customerId: string, said: Said): void {
  write(keys.said(customerId), said);
}

/** What the last import of this tab has added: ids in the order of the calls, and of which file. */
export type Added = { ids: readonly number[]; of: string };

export function keptAdded(customerId: string): Added {
  const added = read(keys.ids(customerId)) as Added | null;
  return added ?? { ids: [], of: '' };
}

export function keepAdded(customerId: string, added: Added): void {
  write(keys.ids(customerId), added.ids.length > 0 ? added : undefined);
}
