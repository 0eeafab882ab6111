import { queryClient } from '#api/cache/query-client.ts';
import { inBrowser } from '#api/cart/cart-calls.ts';
import { priceLines } from '#api/cart/cart-verbs.ts';
import type { CartItem } from '#api/cart/cart-model.ts';
import { pricesQuery } from '#api/cart/cart.ts';
import { renew } from '#commerce/cart/change/customer-cart.ts';
import { guestItems } from '#commerce/cart/keep/guest-store.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';

/** Loads current prices with a new hold; rejects with the error of the call. */
export async function renewPrices(): Promise<void> {
  if (signedInNow()) return renew();
  const items = guestItems().map(asked);
  if (items.length === 0) return;
  const lines = await priceLines(inBrowser, items, { renewPrices: true });
  queryClient().setQueryData(pricesQuery(items).queryKey, lines);
}

/** The item as in the prices query: the tick does not change its price. */
function asked(item: CartItem): CartItem {
  return { ...item, selected: true, active: true };
}
