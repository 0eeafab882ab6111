import type { Resolvers } from '../backend/call.ts';
import { shopOf } from '../backend/shop.ts';
import { isoTime } from '../backend/wire.ts';
import { cards } from '../catalog/find-product.ts';
import { noteSearch } from '../picks/history-table.ts';
import { searchProducts } from './search.ts';

/** The suggestion panel shows a few products; `getProducts` has all of them. */
const SUGGESTIONS = 12;

/** Search suggestions, and the recent searches of a customer. */
export const search = {
  searchProductsByKW: (call) => {
    const shop = shopOf(call);
    const found = searchProducts(shop.catalog, call.query.keyword).slice(0, SUGGESTIONS);
    return { dataList: { searchProductsByKW: cards(found, call, shop) } };
  },

  getRecentSearches: ({ visitor, customerId = '', query, now }) => {
    const { history } = visitor.tables;
    if (query.keyword) noteSearch(history, customerId, query.keyword, now);
    const searches = history.searched.get(customerId) ?? [];
    return {
      data: searches.map(({ keyword, at }) => ({ keyword, searchedAt: isoTime(at) })),
    };
  },

  deleteRecentSearches: ({ visitor, customerId = '' }) => {
    visitor.tables.history.searched.delete(customerId);
    return { data: { success: true, message: 'Your recent searches were cleared.' } };
  },
} satisfies Partial<Resolvers>;
