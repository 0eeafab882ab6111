import { run } from '#api/cache/run.ts';
import {
  getAddProductInCustomerWishListMutationOptions,
  getDeleteProductFromWatchlistsMutationOptions,
} from '#generated/hooks/watchlist/watchlist.ts';

import type { WatchCalls } from './watch-verbs.ts';

/** The watchlist as the browser calls it. */
export const inBrowser: WatchCalls = {
  add: (data) => run(getAddProductInCustomerWishListMutationOptions(), { data }),
  remove: (params) => run(getDeleteProductFromWatchlistsMutationOptions(), { params }),
};
