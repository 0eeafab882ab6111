import { queryClient } from '#api/cache/query-client.ts';
import type { CartLine } from '#api/cart/cart-model.ts';
import { watch } from '#api/watchlist/watch-verbs.ts';
import { inBrowser, watchlistKey } from '#api/watchlist/watchlist-calls.ts';
import { remove } from '#commerce/cart/change/customer-cart.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { isWatched } from '#commerce/alerts/watch-words.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { toast } from '#ui/toast/toast.ts';

/**
 * Puts a customer's line on the watchlist and removes it from the cart; announces the result.
 * Resolves to true if it moved. `onLeaving` is called before the line is removed.
 */
export async function watchInstead(line: CartLine, onLeaving: () => void): Promise<boolean> {
  try {
    await watch(inBrowser, line.productId);
    void queryClient().invalidateQueries({ queryKey: watchlistKey() });
    onLeaving();
    await remove(line);
    const action = { label: 'View watchlist', href: '/myaccounts/watchlist' };
    toast(isWatched(line.name), { action });
    return true;
  } catch (error) {
    if (isExpired(error)) sessionExpired();
    else toast(`${line.name}: ${failureWords(error)}`, { tone: 'error' });
    return false;
  }
}
