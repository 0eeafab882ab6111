import { draftKey, readStored, removeDraft, writeDraft } from '#commerce/form/draft.ts';

import type { Columns } from './file/columns.ts';
import type { DayOrder } from './file/days.ts';
import type { Texts } from './file/readings.ts';
import type { Source } from './trial.ts';

/** What the customer said about a text. */
export type Said = {
  columns: Columns;
  order?: DayOrder | undefined;
  fixes: readonly (readonly [number, Texts])[];
};

/**
 * Names of what a tab keeps of an import, for a reload or a new sign-in: the text with what was said
 * about it, and the ids of what was added.
 */
const TEXT = 'import-text';
const SAID = 'import-said';
const IDS = 'import-ids';

export function keptImport(
  customerId: string,
): { source: Source; said: Said | undefined } | undefined {
  const source = readStored(draftKey(customerId, TEXT)) as Source | null;
  const said = readStored(draftKey(customerId, SAID)) as Said | null;
  return source ? { source, said: said ?? undefined } : undefined;
}

export function keepText(customerId: string, source: Source | undefined): void {
  if (source) return writeDraft(draftKey(customerId, TEXT), source);
  removeDraft(TEXT);
  removeDraft(SAID);
}

export function keepSaid(customerId: string, said: Said): void {
  writeDraft(draftKey(customerId, SAID), said);
}

/** What the last import of this tab has added: ids in the order of the calls, and of which file. */
export type Added = { ids: readonly number[]; of: string };

export function keptAdded(customerId: string): Added {
  const added = readStored(draftKey(customerId, IDS)) as Added | null;
  return added ?? { ids: [], of: '' };
}

export function keepAdded(customerId: string, added: Added): void {
  if (added.ids.length > 0) writeDraft(draftKey(customerId, IDS), added);
  else removeDraft(IDS);
}
