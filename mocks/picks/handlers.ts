import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { shopOf } from '../backend/shop.ts';
import { cards, knownProducts } from '../catalog/find-product.ts';
import { ordersOf } from '../orders/table.ts';
import { noteView } from './history-table.ts';
import { likeProducts } from './likeness.ts';

const LIKE = 12;

/** Products picked for a shopper: like others, like what they bought, or seen before. */
export const picks = {
  getMostLikeProducts: (call) => {
    const shop = shopOf(call);
    const { productIds, size = LIKE } = call.body;
    const alike = likeProducts(knownProducts(productIds, shop), shop.catalog, size);
    return { dataList: { searchProducts: cards(alike, call, shop) } };
  },

  getCustomerPurchasedReccommendedProduct: (call) => {
    const shop = shopOf(call);
    const bought = ordersOf(call.visitor.tables, call.customerId ?? '');
    const ids = bought.flatMap(({ lines }) => lines.map(({ productId }) => productId));
    const alike = likeProducts(knownProducts(ids, shop), shop.catalog, LIKE);
    return { dataList: { searchProducts: cards(alike, call, shop) } };
  },

  getRecentViewProduct: (call) => {
    const { customerId, ExcludeProductId } = call.query;
    if (customerId !== call.customerId) throw problem(403, 'That is another customer’s history.');
    const shop = shopOf(call);
    const { history } = call.visitor.tables;
    if (ExcludeProductId && shop.catalog.byId.has(ExcludeProductId)) {
      noteView(history, customerId, ExcludeProductId);
    }
    const viewed = history.viewed.get(customerId) ?? [];
    const others = viewed.filter((id) => id !== ExcludeProductId);
    return { dataList: { searchProductsByKW: cards(knownProducts(others, shop), call, shop) } };
  },
} satisfies Partial<Resolvers>;
