import {
  NO_CHANGES,
  type PendingChange,
  type PendingChanges,
} from '#commerce/cart/model/pending-changes.ts';

import { KEPT_AS } from './are-kept.ts';

/** Changes that an ended session refused, by the key of their line, and a refused coupon. */
export type Refused = { changes: PendingChanges; coupon?: string };

type Kept = { customerId: string; changes: [string, PendingChange][]; coupon?: string };

const NOTHING_REFUSED: Refused = { changes: NO_CHANGES };

/** Adds refused changes to those that are already kept for the same customer. */
export function keepRefused(customerId: string, { changes, coupon }: Partial<Refused>): void {
  if (!customerId || (!changes?.size && !coupon)) return;
  const before = keptRefused(customerId);
  const kept: Kept = {
    ...before,
    customerId,
    changes: [...new Map([...before.changes, ...(changes ?? [])])],
    ...(coupon && { coupon }),
  };
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(kept));
  } catch {
    // Without storage the changes are lost, and the cart is as the API has it.
  }
}

/** The refused changes of this customer. Those of another customer are deleted. */
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
