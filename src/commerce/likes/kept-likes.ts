import type { Likes } from '#api/account/likes.ts';
import { createCell } from '#ui/cell.ts';

const NO_LIKES: Likes = { mints: [], jewelryAndCoupons: false };

/** §4 Deleted at sign-out, with the other stored preferences. */
const KEPT_AS = 'preferences';
/** A sessionStorage key for unsaved preferences, with the id of their customer. */
const UNSAVED_AS = 'preferences-unsaved';

type Unsaved = { customerId: string; likes: Likes };

/** Counts how often a guest has saved preferences on this page; components subscribe to it. */
export const likesKept = createCell(0);

/** A guest's preferences, from this browser. */
export function guestLikes(): Likes {
  try {
    return readLikes(localStorage.getItem(KEPT_AS)) ?? NO_LIKES;
  } catch {
    return NO_LIKES;
  }
}

/** Saves a guest's preferences. Throws if the browser forbids storage: the guest must be told. */
export function keepGuestLikes(likes: Likes): void {
  localStorage.setItem(KEPT_AS, JSON.stringify(likes));
  likesKept.set(likesKept.get() + 1);
}

/** Preferences that were not saved because the session expired or the store failed. */
export function unsavedLikes(customerId: string): Likes | undefined {
  try {
    const unsaved = JSON.parse(sessionStorage.getItem(UNSAVED_AS) ?? 'null') as Unsaved | null;
    return unsaved?.customerId === customerId ? { ...NO_LIKES, ...unsaved.likes } : undefined;
  } catch {
    return undefined;
  }
}

/** Without an argument, deletes the unsaved preferences. */
export function keepUnsaved(unsaved?: Unsaved): void {
  try {
    if (unsaved) sessionStorage.setItem(UNSAVED_AS, JSON.stringify(unsaved));
    else sessionStorage.removeItem(UNSAVED_AS);
  } catch {
    // Storage may be forbidden; the form still has all values.
  }
}

/** Storage may hold any data: accepts only objects, merged over the defaults. */
function readLikes(text: string | null): Likes | undefined {
  const kept = JSON.parse(text ?? 'null') as Partial<Likes> | null;
  if (!kept || typeof kept !== 'object') return undefined;
  return { ...NO_LIKES, ...kept, mints: Array.isArray(kept.mints) ? kept.mints : [] };
}
