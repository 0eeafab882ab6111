import type { Resolvers } from '../backend/call.ts';
import { shopOf } from '../backend/shop.ts';
import { cards, findProduct, knownProducts } from './find-product.ts';
import { priceHistory } from './price-history.ts';
import { productDetail } from './shape/product-detail.ts';

/** One product, and products by their numbers. */
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
} satisfies Partial<Resolvers>;
