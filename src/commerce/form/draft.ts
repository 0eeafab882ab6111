/** The owner of the drafts of a shopper who is not signed in. */
export const GUEST = 'guest';

/** The texts of a draft, by the names of their controls. */
export type Draft = Record<string, string>;

const PREFIX = 'draft:';

/**
 * The sessionStorage key of a draft: whose it is, a customer's id or `GUEST`, and which form, such as
 * `return:BPM-104512`.
 */
export function draftKey(owner: string, form: string): string {
  return `${PREFIX}${owner}:${form}`;
}

export function readDraft(key: string): Draft {
  const draft = readStored(key);
  return typeof draft === 'object' && draft !== null ? (draft as Draft) : {};
}

/** Stores a draft, or data beside it, in this tab. */
export function writeDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full: then only the page has the data.
  }
}

/** Data that `writeDraft` has stored; null if there is none. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Removes the drafts of a form, of all owners. */
export function removeDraft(form: string): void {
  removeStored((key) => key.endsWith(`:${form}`));
}

/** Removes all drafts of an owner; without one, those of everyone who has used this tab. */
export function removeDrafts(owner?: string): void {
  removeStored((key) => owner === undefined || key.startsWith(draftKey(owner, '')));
}

function removeStored(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && isRemoved(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is no draft.
  }
}
