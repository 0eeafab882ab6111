import type { Call, Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { shopOf } from '../backend/shop.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { findProduct } from '../catalog/find-product.ts';
import { ordersOf } from '../orders/table.ts';
import { reviewPage } from './review-page.ts';
import { type Review, allReviews, reviewsOf } from './reviews.ts';

type ReviewQuery = Call<'getCustomerReviews'>['body'];

/** Generating all reviews is slow, so they are kept for each catalog. */
const written = new WeakMap<Catalog, Review[]>();
const ISO_DATE = 10;

/** §3, §7 Product reviews. */
export const reviews = {
  getCustomerReviews: (call) => {
    const { body } = call;
    const { catalog } = shopOf(call);
    const matching = candidates(body, catalog).filter(({ productId }) => {
      return !body.metal || catalog.byId.get(productId)?.metal === body.metal;
    });
    return { data: reviewPage(matching, body, catalog) };
  },

  addProductReview: (call) => {
    const { visitor, customerId = '', body, now } = call;
    const { reviews, customers } = visitor.tables;
    const product = findProduct(body.productId, shopOf(call));
    const isWritten = reviews.pending.some(
      (review) => review.customerId === customerId && review.productId === product.id,
    );
    if (isWritten) throw problem(409, 'You have reviewed this product already.');
    const { firstName = '', lastName = '' } = customers.get(customerId) ?? {};
    reviews.pending.push({
      id: reviews.nextId,
      customerId,
      productId: product.id,
      rating: body.rating,
      heading: body.heading,
      text: body.text,
      author: body.customerName ?? `${firstName} ${lastName.charAt(0)}.`,
      verified: hasBought(call, product.id),
      postedOn: new Date(now).toISOString().slice(0, ISO_DATE),
    });
    reviews.nextId += 1;
    return {
      data: { success: true, message: 'Thank you. Your review appears once we have read it.' },
    };
  },
} satisfies Partial<Resolvers>;

function candidates({ filterType, productId }: ReviewQuery, catalog: Catalog): Review[] {
  // Reviews of the shop itself are not simulated: all of them are about products.
  if (filterType === 'Store') return [];
  if (productId === undefined) return reviewsIn(catalog);
  const product = catalog.byId.get(productId);
  return product ? reviewsOf(product, catalog) : [];
}

function reviewsIn(catalog: Catalog): Review[] {
  const known = written.get(catalog) ?? allReviews(catalog);
  written.set(catalog, known);
  return known;
}

function hasBought(call: Call<'addProductReview'>, productId: number): boolean {
  const orders = ordersOf(call.visitor.tables, call.customerId ?? '');
  return orders.some(({ lines }) => lines.some((line) => line.productId === productId));
}
