import { draftKey, readStored, removeDraft, writeDraft } from '#commerce/form/draft.ts';
import { forgetPhotos } from '#commerce/photos/photo-store.ts';

/** Parts of a form that are kept beside its draft in this tab: its key, and its photos. */
const KEY = 'key';
const PHOTOS = 'photos';

/** The name of the draft of an order's return. */
export function draftName(invoice: string): string {
  return `return:${invoice}`;
}

/** The key of a customer's draft of a return. */
export function returnDraft(customerId: string, invoice: string): string {
  return draftKey(customerId, draftName(invoice));
}

/** A photo that has arrived by its path, or its bytes as a base64 text until it has. */
export type KeptShot = { name: string; size?: number | undefined; path?: string; bytes?: string };

/** The key that the form had in this tab, else `key`, which is kept from now on. */
export function keptKey(keptAs: string, key: string, isNew = false): string {
  const kept = isNew ? null : readStored(`${keptAs}:${KEY}`);
  if (typeof kept === 'string') return kept;
  writeDraft(`${keptAs}:${KEY}`, key);
  return key;
}

export function keptShots(keptAs: string): KeptShot[] {
  const kept = readStored(`${keptAs}:${PHOTOS}`);
  return Array.isArray(kept) ? kept : [];
}

export function keepShots(keptAs: string, shots: readonly KeptShot[]): void {
  writeDraft(`${keptAs}:${PHOTOS}`, shots);
}

/** Once the request is received: nothing of it is a draft any more. */
export function forgetReturnDraft(customerId: string, invoice: string): void {
  forgetPhotos(returnDraft(customerId, invoice));
  const name = draftName(invoice);
  for (const each of [name, `${name}:${KEY}`, `${name}:${PHOTOS}`]) removeDraft(each);
}
