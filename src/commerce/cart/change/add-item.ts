import type { CartItem } from '#api/cart/cart-model.ts';
import { changeGuestItems, guestItems } from '#commerce/cart/keep/guest-store.ts';
import { addItem, overwriteItem } from '#commerce/cart/model/rules.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { OFFLINE } from '#ui/timing/on-intent.ts';

import { addedTo, type Added } from './added.ts';

/**
 * §4 Adds an item to the cart in use. A guest's item is stored before this returns. If the session
 * has expired, the item goes into the guest's cart and is moved at sign-in.
 */
export async function addToCart(item: CartItem, { overwrite = false } = {}): Promise<Added> {
  if (!signedInNow()) return addAsGuest(item, overwrite);
  let isKept = false;
  // If the page is left before the request is sent, the item is stored; the next page sends it.
  const keep = () => {
    isKept = true;
    changeGuestItems((items) => addItem(items, item));
  };
  try {
    addEventListener('beforeunload', keep, { once: true });
    const { addAsCustomer } = await import('./change-cart.ts').finally(() => {
      removeEventListener('beforeunload', keep);
    });
    if (isKept) return addedTo(guestItems(), item);
    const added = await addAsCustomer(item, overwrite);
    return added === 'expired' ? addAsGuest(item, overwrite) : added;
  } catch {
    return { ok: false, says: OFFLINE };
  }
}

function addAsGuest(item: CartItem, overwrite: boolean): Added {
  changeGuestItems((items) => (overwrite ? overwriteItem : addItem)(items, item));
  return addedTo(guestItems(), item);
}
