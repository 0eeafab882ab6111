import { answerOf, api } from '#api/client.server.ts';

import type { WatchCalls } from './watch-verbs.ts';

/** The watchlist as the server calls it. */
export const onServer: WatchCalls = {
  add: (body) => answerOf(api.POST('/api/Customer/AddProductInCustomerWishList', { body })),
  remove: (query) =>
    answerOf(api.DELETE('/api/ShoppingCart/DeleteProductFromWatchlists', { params: { query } })),
};
