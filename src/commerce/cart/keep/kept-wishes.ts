import { NO_WISHES, type Wish, type Wishes } from '#commerce/cart/change/wishes.ts';

import { KEPT_AS } from './are-kept.ts';

/** What was asked of the cart: quantities, ticks, removals by the key of the line; a coupon. */
export type Refused = { wishes: Wishes; coupon?: string };

type Kept = { customerId: string; wishes: [string, Wish][]; coupon?: string };

const NOTHING_REFUSED: Refused = { wishes: NO_WISHES };

/** Keeps what a session was over for, beside what it was over for a moment ago. */
export function keepFor(customerId: string, { wishes, coupon }: Partial<Refused>): void {
  if (!customerId || (!wishes?.size && !coupon)) return;
  const before = read();
  const known = before?.customerId === customerId ? before : undefined;
  const kept: Kept = {
    customerId,
    wishes: [...new Map([...(known?.wishes ?? []), ...(wishes ?? [])])],
    ...(known?.coupon && { coupon: known.coupon }),
    ...(coupon && { coupon }),
  };
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(kept));
  } catch {
    // Where storage is forbidden the cart stays as the server has it.
  }
}

/** What is kept for this customer; nobody else's is left for anybody. */
export function keptRefused(customerId: string): Refused {
  const kept = read();
  if (kept?.customerId === customerId) return { ...kept, wishes: new Map(kept.wishes) };
  forgetRefused();
  return NOTHING_REFUSED;
}

export function forgetRefused(): void {
  try {
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    // As above.
  }
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null') as Kept | null;
    return Array.isArray(kept?.wishes) && kept.wishes.every(Array.isArray) ? kept : null;
  } catch {
    return null;
  }
}
