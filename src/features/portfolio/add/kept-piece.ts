import { draftKey, readStored, removeDraft, writeDraft } from '#commerce/form/draft.ts';

/** A product of the catalog that is chosen for the form. */
export type Chosen = { id: number; name: string; image?: string };

/** What was typed as the name, and the product that was chosen by it. */
export type TypedPiece = { text: string; chosen?: Chosen };

const DRAFT = 'add-holding-piece';

/** What this tab keeps of the piece, since a draft keeps no hidden field. */
export function keptPiece(customerId: string): TypedPiece | undefined {
  const kept = readStored(draftKey(customerId, DRAFT));
  return isPiece(kept) ? kept : undefined;
}

export function keepPiece(customerId: string, piece: TypedPiece): void {
  writeDraft(draftKey(customerId, DRAFT), piece);
}

export function forgetPiece(): void {
  removeDraft(DRAFT);
}

function isPiece(kept: unknown): kept is TypedPiece {
  if (typeof kept !== 'object' || kept === null) return false;
  const { text, chosen } = kept as Record<string, unknown>;
  if (typeof text !== 'string') return false;
  if (chosen === undefined) return true;
  const { id, name } = (chosen ?? {}) as Record<string, unknown>;
  return typeof id === 'number' && typeof name === 'string';
}
