import { known } from '#api/cache/query-client.ts';
import { MOST_TO_OUTLIVE } from '#api/cart/cart-model.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { changeGuestItems, guestItems } from '#commerce/cart/keep/guest-store.ts';
import { noteUnfinished } from '#commerce/cart/keep/unfinished.ts';
import { NO_CHANGES } from '#commerce/cart/model/pending-changes.ts';
import { addItem, keyOf } from '#commerce/cart/model/rules.ts';
import { isExpired } from '#lib/api-error.ts';

import { bringBack } from './customer-cart.ts';

/** A page that is left ends within this time in milliseconds. */
const LEAVING_MS = 1_000;
/** Set after moving guest lines failed: only the next page tries again. */
let gaveUp = false;

/** Moves guest lines in this browser into the customer's cart. */
export async function bringAlong(): Promise<void> {
  while (!gaveUp && guestItems().length > 0) {
    const items = guestItems().slice(0, MOST_TO_OUTLIVE);
    const keys = new Set(items.map(keyOf));
    let isHidden = false;
    addEventListener('pagehide', () => (isHidden = true), { once: true });
    // Removed from the guest's cart before sending, so that no other tab sends them too. The other
    // lines wait for the next round.
    changeGuestItems((now) => now.filter((item) => !keys.has(keyOf(item))));
    try {
      await bringBack(items);
    } catch (error) {
      if (!isExpired(error)) {
        // Browsers end the calls of a left page as failed, also those that still arrive, and before
        // they tell the page that it is left. The next page looks whether the lines arrived.
        noteUnfinished(known(customerCartQuery()) ?? [], NO_CHANGES, items);
        await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
        if (isHidden) return;
      }
      gaveUp = true;
      changeGuestItems((now) => now.reduce(addItem, [...items]));
      if (isExpired(error)) throw error;
    }
  }
}
