import { forgetPhotos } from '#commerce/photos/photo-store.ts';
import { forgetDraft } from '#ui/field/use-draft.ts';

/** Parts of a form that are kept beside its draft in this tab: its key, and its photos. */
const KEY = 'key';
const PHOTOS = 'photos';

/** What the draft of a return is kept as. */
export function draftKey(customerId: string, invoice: string): string {
  return `draft:${customerId}:return:${invoice}`;
}

/** A photo that has arrived by its path, or its bytes as a base64 text until it has. */
export type KeptShot = { name: string; size?: number | undefined; path?: string; bytes?: string };

/** The key that the form had in this tab, else `key`, which is kept from now on. */
export function keptKey(keptAs: string, key: string, isNew = false): string {
  const kept = isNew ? null : read(keptAs, KEY);
  if (typeof kept === 'string') return kept;
  write(keptAs, KEY, key);
  return key;
}

export function keptShots(keptAs: string): KeptShot[] {
  const kept = read(keptAs, PHOTOS);
  return Array.isArray(kept) ? kept : [];
}

export function keepShots(keptAs: string, shots: readonly KeptShot[]): void {
  write(keptAs, PHOTOS, shots);
}

/** Once the request is received: nothing of it is a draft any more. */
export function forgetReturnDraft(keptAs: string): void {
  forgetPhotos(keptAs);
  for (const key of [keptAs, `${keptAs}:${KEY}`, `${keptAs}:${PHOTOS}`]) forgetDraft(key);
}

function read(keptAs: string, part: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`${keptAs}:${part}`) ?? 'null');
  } catch {
    return null;
  }
}

function write(keptAs: string, part: string, value: unknown): void {
  try {
    sessionStorage.setItem(`${keptAs}:${part}`, JSON.stringify(value));
  } catch {
    // Storage may be forbidden or full: then only the page keeps it.
  }
}
