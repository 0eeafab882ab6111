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
 * Sends changes again that an expired session refused, if the same customer has signed in, and
 * tells the shopper. Lines that this removes can be restored as usual.
 */
export async function askAgain(): Promise<void> {
  // The sign-in page is left immediately, so the answers would come too late for the next page.
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
    // The cart tells the shopper itself what the coupon saves, or why it does not apply.
    if (kept.coupon) keepCoupon(kept.coupon);
    // Deleted last: if the page is left earlier, the next page sends the changes again.
    forgetRefused();
    toast(kept.changes.size > 0 ? CHANGED_AGAIN : `Coupon ${kept.coupon} is on your cart now.`);
  } finally {
    isAsking = false;
  }
}

/** Uses one call if the lines are all ticked lines of the cart. */
async function removeAll(gone: readonly CartLine[]): Promise<void> {
  const ticked = lines().filter(({ selected }) => selected);
  const isEmptied = gone.length > 1 && ticked.length === gone.length;
  if (isEmptied && gone.every(({ selected }) => selected)) return void (await empty(gone));
  for (const line of gone) await remove(line);
}

function lines(): readonly CartLine[] {
  return known(customerCartQuery()) ?? [];
}
