import { queryClient } from '#api/cache/query-client.ts';
import { customerCartQuery } from '#api/cart/cart.ts';

import { readAnew } from './cart-changed.ts';

/* Quantities are sent as they should be, not as a difference. So the tabs of a browser change the
   cart one at a time, each from what the other left: none undoes an addition of another. */

/** The Web Lock of the tab whose change is under way. */
const LOCK = 'cart';

/**
 * Waits for the changes of other tabs, and makes them wait until `ended`. Reads the cart if one of
 * them or a failed call may have changed it.
 */
export async function becomesAlone(ended: Promise<void>): Promise<void> {
  const wasChanged = await waitsForOthers(ended);
  const state = queryClient().getQueryState(customerCartQuery().queryKey);
  if (wasChanged || state?.isInvalidated) await readAnew();
}

/** Resolves to whether another tab changed the cart meanwhile. */
async function waitsForOthers(ended: Promise<void>): Promise<boolean> {
  // Missing without HTTPS.
  const { locks } = navigator;
  if (!locks) return false;
  const { held = [] } = await locks.query();
  await new Promise<void>((resolve) => {
    void locks.request(LOCK, () => {
      resolve();
      return ended;
    });
  });
  return held.length > 0;
}
