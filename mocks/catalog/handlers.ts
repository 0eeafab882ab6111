import type { Resolvers } from '../backend/call.ts';
import { shopOf } from '../backend/shop.ts';
import { cards, findProduct, knownProducts } from './find-product.ts';
import { measuredProducts } from './measured-products.ts';
import { priceHistory } from './price-history.ts';
import { productDetail } from './shape/product-detail.ts';

/** One product, and products by their numbers or measures. */
export const catalog = {
  getProductDetail: (call) => {
    const shop = shopOf(call);
    const product = findProduct(call.query.productId, shop);
    return { data: productDetail(product, shop) };
  },

  getProductPriceHistory: (call) => {
    const { productId, range } = call.query;
    const shop = shopOf(call);
    const product = findProduct(productId, shop);
    return { data: { productId, range, points: priceHistory(product, range, shop) } };
  },

  getProductsByIds: (call) => {
    const shop = shopOf(call);
    const products = knownProducts(call.query.productId, shop);
    return { dataList: { searchProducts: cards(products, call, shop) } };
  },

  getMeasuredProducts: (call) => {
    if (call.visitor.scenarios.has('empty-catalog')) return { data: [] };
    return { data: measuredProducts(shopOf(call).catalog, call.query) };
  },
} satisfies Partial<Resolvers>;
