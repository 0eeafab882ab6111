import type { CartLine } from '#api/cart.ts';
import { queryClient } from '#api/query-client.ts';
import { watch, watchlistQuery } from '#api/watchlist.ts';
import { failureWords } from '#commerce/failure-words.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { isExpired } from '#lib/api-error.ts';
import { toast } from '#ui/toast.ts';

import { remove } from './customer-cart.ts';

/**
 * Puts a customer's line on the watchlist and takes it out of the cart; says so, or why not. True
 * when it has moved. `onLeaving` is called while the line is still there.
 */
export async function watchInstead(line: CartLine, onLeaving: () => void): Promise<boolean> {
  try {
    await watch(line.productId);
    void queryClient().invalidateQueries({ queryKey: watchlistQuery().queryKey });
    onLeaving();
    await remove(line);
    const action = { label: 'View watchlist', href: '/myaccounts/watchlist' };
    toast(`${line.name} is on your watchlist.`, { action });
    return true;
  } catch (error) {
    if (isExpired(error)) sessionExpired();
    else toast(`${line.name}: ${failureWords(error)}`, { tone: 'error' });
    return false;
  }
}
