import {
  NO_CHANGES,
  type PendingChange,
  type PendingChanges,
} from '#commerce/cart/model/pending-changes.ts';

import { KEPT_AS } from './are-kept.ts';

/** What an ended session refused: changes by the key of their line, and a coupon. */
export type Refused = { changes: PendingChanges; coupon?: string };

type Kept = { customerId: string; changes: [string, PendingChange][]; coupon?: string };

const NOTHING_REFUSED: Refused = { changes: NO_CHANGES };

/** Keeps what the session refused, beside what it refused of the same customer before. */
export function keepRefused(customerId: string, { changes, coupon }: Partial<Refused>): void {
  if (!customerId || (!changes?.size && !coupon)) return;
  const before = read();
  const known = before?.customerId === customerId ? before : undefined;
  const kept: Kept = {
    customerId,
    changes: [...new Map([...(known?.changes ?? []), ...(changes ?? [])])],
    ...(known?.coupon && { coupon: known.coupon }),
    ...(coupon && { coupon }),
  };
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(kept));
  } catch {
    // Where storage is forbidden the cart stays as the API has it.
  }
}

/** What is kept of this customer. What was kept of another one is deleted. */
export function keptRefused(customerId: string): Refused {
  const kept = read();
  if (kept?.customerId === customerId) return { ...kept, changes: new Map(kept.changes) };
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
    return Array.isArray(kept?.changes) && kept.changes.every(Array.isArray) ? kept : null;
  } catch {
    return null;
  }
}
