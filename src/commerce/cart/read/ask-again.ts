import { ensure, known } from '#api/cache/query-client.ts';
import type { CartLine } from '#api/cart/cart-model.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { customerQuery } from '#api/session/session.ts';
import { empty, remove, settle } from '#commerce/cart/change/customer-cart.ts';
import { keepCoupon } from '#commerce/cart/keep/coupon-code.ts';
import { forgetRefused, keptRefused } from '#commerce/cart/keep/refused-changes.ts';
import { noteRemoval } from '#commerce/cart/keep/removals.ts';
import { CHANGED_AGAIN } from '#commerce/cart/model/cart-words.ts';
import { pendingChanges } from '#commerce/cart/model/pending.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { toast } from '#ui/toast/toast.ts';

let isAsking = false;

/**
 * Sends again what an ended session refused, if the same customer has signed in, and says so. Lines
 * that are removed by it can be put back as usual.
 */
export async function askAgain(): Promise<void> {
  // The page that signs in is left at once, and its answers come too late for the next page.
  if (isAsking || /^\/sign(?:in|up)$/.test(location.pathname)) return;
  isAsking = true;
  try {
    const { id } = await ensure(customerQuery());
    const kept = keptRefused(id);
    if (kept.changes.size === 0 && !kept.coupon) return;
    await ensure(customerCartQuery());
    const changes = [...kept.changes].filter(([, change]) => !change.removed);
    pendingChanges.set(new Map([...changes, ...pendingChanges.get()]));
    await settle();
    const removed = lines().filter((line) => kept.changes.get(keyOf(line))?.removed);
    await removeAll(removed);
    if (removed.length > 0) noteRemoval({ owner: id, lines: removed });
    // On the cart it tells by itself what it takes off, or why it does not.
    if (kept.coupon) keepCoupon(kept.coupon);
    // Not before: if the page is left meanwhile, the next one asks again.
    forgetRefused();
    toast(kept.changes.size > 0 ? CHANGED_AGAIN : `Coupon ${kept.coupon} is on your cart now.`);
  } finally {
    isAsking = false;
  }
}

/** In one call where they are all that is ticked. */
async function removeAll(gone: readonly CartLine[]): Promise<void> {
  const ticked = lines().filter(({ selected }) => selected);
  const isEmptied = gone.length > 1 && ticked.length === gone.length;
  if (isEmptied && gone.every(({ selected }) => selected)) return void (await empty(gone));
  for (const line of gone) await remove(line);
}

function lines(): readonly CartLine[] {
  return known(customerCartQuery()) ?? [];
}
