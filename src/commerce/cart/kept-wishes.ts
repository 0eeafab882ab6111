import { NO_WISHES, type Wish, type Wishes } from './wishes.ts';

/** For as long as the tab is open: signing in leads through other pages. */
const KEPT_AS = 'cart-wishes';

type Kept = { customerId: string; wishes: [string, Wish][] };

/** Keeps the quantities and ticks that a session was over for. What is removed is removed again. */
export function keepWishes(customerId: string, refused: Wishes): void {
  const wishes = [...refused].filter(([, { removed }]) => !removed);
  if (!customerId || wishes.length === 0) return;
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify({ customerId, wishes } satisfies Kept));
  } catch {
    // Where storage is forbidden the cart stays as the server has it.
  }
}

/** Whether anything is kept, for whomever. */
export function areKept(): boolean {
  return read() !== null;
}

/** What is kept for this customer; nobody else's is left for anybody. */
export function keptWishes(customerId: string): Wishes {
  const kept = read();
  if (kept?.customerId === customerId) return new Map(kept.wishes);
  forgetWishes();
  return NO_WISHES;
}

export function forgetWishes(): void {
  try {
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    // As above.
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
