/** A product that was chosen to be compared, as the tray shows it. */
export type Chosen = { id: number; name: string; image: string };

/** The most products that can be compared. */
export const MOST_CHOSEN = 4;

/** The key in sessionStorage, which is a tab's own; lists look for it before they load the rest. */
const KEPT_AS = 'compare';

const listeners = new Set<() => void>();
/** What the storage holds, and in its place if it is forbidden. */
let kept: string | null = null;

/** Follows changes of the choice in this tab, for `useSyncExternalStore`. */
export function followChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice as it is written; `null` while lists do not let choose. */
export function chosenText(): string | null {
  try {
    kept = sessionStorage.getItem(KEPT_AS);
  } catch {
    // Then the choice ends with the page.
  }
  return kept;
}

/** What was chosen, from how it is written; nothing while lists do not let choose. */
export function chosenIn(text: string | null): Chosen[] | undefined {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(read) ? read.filter(isChosen).slice(0, MOST_CHOSEN) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for this tab, or ends choosing. */
export function keepChosen(chosen: readonly Chosen[] | undefined): void {
  kept = chosen ? JSON.stringify(chosen.slice(0, MOST_CHOSEN)) : null;
  try {
    if (kept === null) sessionStorage.removeItem(KEPT_AS);
    else sessionStorage.setItem(KEPT_AS, kept);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function isChosen(read: unknown): read is Chosen {
  const { id, name, image } = (read ?? {}) as Partial<Record<keyof Chosen, unknown>>;
  const isPicture = typeof image === 'string' && /^\/images\/[\w./-]+$/.test(image);
  return Number.isInteger(id) && typeof name === 'string' && name !== '' && isPicture;
}
