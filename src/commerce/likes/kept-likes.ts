import type { Likes } from '#api/account/likes.ts';
import { createCell } from '#ui/cell.ts';

const NO_LIKES: Likes = { mints: [], jewelryAndCoupons: false };

/** §4 Cleared at logout, with everything else that this browser keeps of a shopper's taste. */
const KEPT_AS = 'preferences';
/** What could not be saved, for as long as the tab is open, by the customer it belongs to. */
const UNSAVED_AS = 'preferences-unsaved';

type Unsaved = { customerId: string; likes: Likes };

/** Counts how often a guest has kept likes on this page, for what follows them. */
export const likesKept = createCell(0);

/** What a guest likes, from this browser. */
export function guestLikes(): Likes {
  try {
    return readLikes(localStorage.getItem(KEPT_AS)) ?? NO_LIKES;
  } catch {
    return NO_LIKES;
  }
}

/** Throws where the browser forbids storage: the guest must be told. */
export function keepGuestLikes(likes: Likes): void {
  localStorage.setItem(KEPT_AS, JSON.stringify(likes));
  likesKept.set(likesKept.get() + 1);
}

/** What a customer wanted to save before the session ended or the store failed. */
export function unsavedLikes(customerId: string): Likes | undefined {
  try {
    const unsaved = JSON.parse(sessionStorage.getItem(UNSAVED_AS) ?? 'null') as Unsaved | null;
    return unsaved?.customerId === customerId ? { ...NO_LIKES, ...unsaved.likes } : undefined;
  } catch {
    return undefined;
  }
}

/** Without `unsaved` there is nothing to keep any more. */
export function keepUnsaved(unsaved?: Unsaved): void {
  try {
    if (unsaved) sessionStorage.setItem(UNSAVED_AS, JSON.stringify(unsaved));
    else sessionStorage.removeItem(UNSAVED_AS);
  } catch {
    // Storage may be forbidden; the form itself still holds everything.
  }
}

/** Anything may be in the storage; only what is a record is taken, over what is always there. */
function readLikes(text: string | null): Likes | undefined {
  const kept = JSON.parse(text ?? 'null') as Partial<Likes> | null;
  if (!kept || typeof kept !== 'object') return undefined;
  return { ...NO_LIKES, ...kept, mints: Array.isArray(kept.mints) ? kept.mints : [] };
}
