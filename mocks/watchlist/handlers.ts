import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { type Shop, shopOf } from '../backend/shop.ts';
import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import { findProduct } from '../catalog/find-product.ts';
import { searchProduct } from '../catalog/shape/search-product.ts';
import { unitCentsOf } from '../pricing/offer.ts';
import type { WatchEntry } from './table.ts';

const HOUR_MS = 3_600_000;

/** §7 The watchlist of a customer. */
export const watchlist = {
  getCustomerWatchlistProduct: (call) => {
    const { watchlists } = call.visitor.tables;
    const shop = shopOf(call);
    const entries = watchlists.byCustomer.get(call.customerId ?? '') ?? [];
    return { data: entries.flatMap((entry) => watched(entry, shop)) };
  },

  addProductInCustomerWishList: (call) => {
    const { visitor, customerId = '', body, now } = call;
    if (body.customerId && body.customerId !== customerId) {
      throw problem(403, 'That is another customer’s watchlist.');
    }
    const { watchlists } = visitor.tables;
    const shop = shopOf(call);
    const product = findProduct(body.productId, shop);
    const entries = watchlists.byCustomer.get(customerId) ?? [];
    const present = entries.find(({ productId }) => productId === product.id);
    if (present) return { data: { id: present.id, productId: product.id } };
    const gone = watchlists.removed.find(
      ({ customerId: whose, entry, at }) =>
        whose === customerId && entry.productId === product.id && now - at < HOUR_MS,
    );
    if (gone) {
      const back = [...entries, gone.entry].toSorted((one, other) => other.addedAt - one.addedAt);
      watchlists.byCustomer.set(customerId, back);
      return { data: { id: gone.entry.id, productId: product.id } };
    }
    const id = watchlists.nextId;
    watchlists.nextId += 1;
    const entry = { id, productId: product.id, addedAt: now, cents: unitCentsOf(product, shop) };
    watchlists.byCustomer.set(customerId, [entry, ...entries]);
    return { data: { id, productId: product.id } };
  },

  deleteProductFromWatchlists: ({ visitor, customerId = '', query, now }) => {
    const { byCustomer, removed } = visitor.tables.watchlists;
    const entries = byCustomer.get(customerId) ?? [];
    const entry = entries.find(({ id }) => id === query.Id);
    if (!entry) throw problem(404, 'This is not on your watchlist.');
    byCustomer.set(
      customerId,
      entries.filter((each) => each !== entry),
    );
    removed.unshift({ customerId, entry, at: now });
    return { data: { success: true, message: 'Removed from your watchlist.' } };
  },
} satisfies Partial<Resolvers>;

function watched(entry: WatchEntry, shop: Shop): Wire<'WatchlistProduct'>[] {
  const product = shop.catalog.byId.get(entry.productId);
  if (!product) return [];
  return [
    {
      id: entry.id,
      addedAt: isoTime(entry.addedAt),
      priceWhenAdded: dollars(entry.cents),
      product: searchProduct(product, shop),
    },
  ];
}
