import type { DeleteProductFromWatchlistsParams } from '#generated/models/deleteProductFromWatchlistsParams.ts';
import type { WishListAddition } from '#generated/models/wishListAddition.ts';
import { problemOf } from '#lib/api-error.ts';

/**
 * The API's operations on a watchlist. Each verb below takes one of the two implementations:
 * `inBrowser` of watchlist-calls.ts, or `onServer` of watchlist-calls.server.ts. Every call throws
 * ApiFailure.
 */
export type WatchCalls = {
  add(addition: WishListAddition): Promise<unknown>;
  remove(params: DeleteProductFromWatchlistsParams): Promise<unknown>;
};

/** Adding a listed product changes nothing; one that was just removed comes back as it was. */
export async function watch({ add }: WatchCalls, productId: number): Promise<void> {
  await add({ productId });
}

/** `id` is that of the entry, not of the product. An entry that is gone is off the list as well. */
export async function unwatch({ remove }: WatchCalls, id: number): Promise<void> {
  try {
    await remove({ Id: id });
  } catch (error) {
    if (problemOf(error)?.kind !== 'missing') throw error;
  }
}
