import { priceLines } from '#api/cart-calls.ts';
import { pricesQuery, type CartItem } from '#api/cart.ts';
import { queryClient } from '#api/query-client.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';

import { renew } from './customer-cart.ts';
import { guestItems } from './guest-store.ts';

/** Brings the prices of this moment and has them held anew; throws what the call throws. */
export async function renewPrices(): Promise<void> {
  if (signedInNow()) return renew();
  const items = guestItems().map(asked);
  if (items.length === 0) return;
  const lines = await priceLines(items, undefined, true);
  queryClient().setQueryData(pricesQuery(items).queryKey, lines);
}

/** As the query of the prices asks for them: whether a line is ticked changes no price. */
function asked(item: CartItem): CartItem {
  return { ...item, selected: true, active: true };
}
