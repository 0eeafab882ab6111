import {
  NO_CHANGES,
  type PendingChange,
  type PendingChanges,
} from '#commerce/cart/model/pending-changes.ts';

import { KEPT_AS } from './are-kept.ts';

/** Changes that an expired session refused, by line key, and a refused coupon. */
export type Refused = { changes: PendingChanges; coupon?: string };

type Kept = { customerId: string; changes: [string, PendingChange][]; coupon?: string };

const NOTHING_REFUSED: Refused = { changes: NO_CHANGES };

/** Adds refused changes to the stored ones of the same customer. */
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

/** Returns the refused changes of this customer. Deletes those of another customer. */
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
    // Storage may be forbidden.
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
