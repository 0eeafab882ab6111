import { done } from '../backend/answers.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { once } from '../backend/once.ts';
import { shopOf } from '../backend/shop.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { findProduct } from '../catalog/find-product.ts';
import { ordersOf } from '../orders/table.ts';
import { makeRoomFor, ownReviews, publishedOf } from './own-reviews.ts';
import { reviewPage } from './review-page.ts';
import { type Review, allReviews, newestFirst, reviewsOf } from './reviews.ts';
import { shopReviews } from './shop-reviews.ts';

type Kind = 'All' | 'Product' | 'Store';

/** Generating all reviews is slow, so they are kept for each catalog. */
const generated = new WeakMap<Catalog, Record<Kind, Review[]>>();
const ISO_DATE = 10;

/** §3, §7 Reviews of products and of the shop. */
export const reviews = {
  getCustomerReviews: (call) => {
    const { body } = call;
    const { catalog } = shopOf(call);
    const matching = candidates(call, catalog).filter(({ productId }) => {
      return !body.metal || metalOf(productId, catalog) === body.metal;
    });
    return { data: reviewPage(matching, body, catalog) };
  },

  getCustomerOwnReviews: (call) => ({ data: ownReviews(call) }),

  addProductReview: once('addProductReview', (call) => {
    const { visitor, customerId = '', body, now } = call;
    const { reviews, customers } = visitor.tables;
    const product = findProduct(body.productId, shopOf(call));
    makeRoomFor(product.id, call);
    const { firstName = '', lastName = '' } = customers.get(customerId) ?? {};
    reviews.written.push({
      id: reviews.nextId,
      customerId,
      productId: product.id,
      rating: body.rating,
      heading: body.heading,
      text: body.text,
      author: body.customerName ?? `${firstName} ${lastName.charAt(0)}.`,
      verified: hasBought(call, product.id),
      postedOn: new Date(now).toISOString().slice(0, ISO_DATE),
      writtenAt: now,
    });
    reviews.nextId += 1;
    return done('Thank you. Your review appears once we have read it.');
  }),
} satisfies Partial<Resolvers>;

/** The newest first. */
function candidates({ body, visitor, now }: Call<'getCustomerReviews'>, catalog: Catalog) {
  const { filterType, productId } = body;
  const isOfProduct = (review: Review) => productId === undefined || review.productId === productId;
  // Each review that a visitor writes is about a product.
  const fresh = filterType === 'Store' ? [] : publishedOf(visitor.tables.reviews, now);
  const others = productId === undefined ? generatedIn(catalog)[filterType] : [];
  const product = productId === undefined ? undefined : catalog.byId.get(productId);
  const own = product && filterType !== 'Store' ? reviewsOf(product, catalog) : [];
  const known = [...others, ...own];
  const added = fresh.filter(isOfProduct);
  return added.length > 0 ? [...added, ...known].toSorted(newestFirst) : known;
}

function generatedIn(catalog: Catalog): Record<Kind, Review[]> {
  const known = generated.get(catalog);
  if (known) return known;
  const [Product, Store] = [allReviews(catalog), shopReviews(catalog)];
  const made = { Product, Store, All: [...Product, ...Store].toSorted(newestFirst) };
  generated.set(catalog, made);
  return made;
}

function metalOf(productId: number | undefined, { byId }: Catalog): string | undefined {
  return productId === undefined ? undefined : byId.get(productId)?.metal;
}

function hasBought(call: Call<'addProductReview'>, productId: number): boolean {
  const orders = ordersOf(call.visitor.tables, call.customerId ?? '');
  return orders.some(({ lines }) => lines.some((line) => line.productId === productId));
}
