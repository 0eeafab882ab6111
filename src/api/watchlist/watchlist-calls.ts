import { run } from '#api/cache/run.ts';
import {
  getAddProductInCustomerWishListMutationOptions,
  getDeleteProductFromWatchlistsMutationOptions,
  getGetCustomerWatchlistProductQueryKey,
} from '#generated/hooks/watchlist/watchlist.ts';

import type { WatchCalls } from './watch-verbs.ts';

/** The watchlist as the browser calls it. */
export const inBrowser: WatchCalls = {
  add: (data) => run(getAddProductInCustomerWishListMutationOptions(), { data }),
  remove: (params) => run(getDeleteProductFromWatchlistsMutationOptions(), { params }),
};

/** The key of the query of the watchlist, which a change makes stale. */
export const watchlistKey = getGetCustomerWatchlistProductQueryKey;
