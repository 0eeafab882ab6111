import type { Call, Resolvers } from '../backend/call.ts';
import type { Product } from './product.ts';
import { noteView } from './history-table.ts';
import { ordersOf } from '../orders/table.ts';
import { likeProducts } from '../picks/likeness.ts';
import { firstStock } from '../pricing/offer.ts';
import { problem } from '../backend/problem.ts';
import { productDetail } from './shape/product-detail.ts';
import { searchProduct } from './shape/search-product.ts';
import { type Shop, shopOf } from '../backend/shop.ts';
import { priceHistory } from './price-history.ts';

const LIKE = 12;

/** One product, and lists of products that start from other products. */
export const catalog = {
  getProductDetail: (call) => {
    const shop = shopOf(call);
    const product = findProduct(call.query.productId, shop);
    if (call.customerId) noteView(call.visitor.tables.history, call.customerId, product.id);
    return { data: productDetail(product, shop) };
  },

  getProductPriceHistory: (call) => {
    const { productId, range } = call.query;
    const shop = shopOf(call);
    const product = findProduct(productId, shop);
    const stock = firstStock(product);
    const points = stock ? priceHistory(stock.rule, range, shop) : [];
    return { data: { productId, range, points } };
  },

  getProductsByIds: (call) => {
    const shop = shopOf(call);
    return { dataList: { searchProducts: cards(known(call.query.productId, shop), call, shop) } };
  },

  getMostLikeProducts: (call) => {
    const shop = shopOf(call);
    const { productIds, size = LIKE } = call.body;
    const alike = likeProducts(known(productIds, shop), shop.catalog, size);
    return { dataList: { searchProducts: cards(alike, call, shop) } };
  },

  getCustomerPurchasedReccommendedProduct: (call) => {
    const shop = shopOf(call);
    const bought = ordersOf(call.visitor.tables, call.customerId ?? '');
    const ids = bought.flatMap(({ lines }) => lines.map(({ productId }) => productId));
    const alike = likeProducts(known(ids, shop), shop.catalog, LIKE);
    return { dataList: { searchProducts: cards(alike, call, shop) } };
  },

  getRecentViewProduct: (call) => {
    const { customerId, ExcludeProductId } = call.query;
    if (customerId !== call.customerId) throw problem(403, 'That is another customer’s history.');
    const shop = shopOf(call);
    const viewed = call.visitor.tables.history.viewed.get(customerId) ?? [];
    const others = viewed.filter((id) => id !== ExcludeProductId);
    return { dataList: { searchProductsByKW: cards(known(others, shop), call, shop) } };
  },
} satisfies Partial<Resolvers>;

/** The product with this number, or a 404 fit to show. */
export function findProduct(id: number, { catalog: { byId } }: Shop): Product {
  const product = byId.get(id);
  if (!product) throw problem(404, 'We do not sell this product, or no longer.');
  return product;
}

function known(ids: readonly number[], { catalog: { byId } }: Shop): Product[] {
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Cards of products; none while a scenario has emptied the catalogue. */
export function cards(
  products: readonly Product[],
  { visitor }: Pick<Call<'getMenu'>, 'visitor'>,
  shop: Shop,
) {
  if (visitor.scenarios.has('empty-catalog')) return [];
  return products.map((product) => searchProduct(product, shop));
}
