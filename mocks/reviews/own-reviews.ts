import type { Call } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { shopOf } from '../backend/shop.ts';
import { type Wire, isoTime } from '../backend/wire.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { imagePath } from '../catalog/shape/picture.ts';
import { businessDaysLater } from '../market/business-days.ts';
import { isoDate } from '../orders/order.ts';
import { scheduleOf } from '../orders/schedule.ts';
import { historyOf } from '../orders/table.ts';
import { statusAt } from '../orders/timeline.ts';
import type { Review } from './reviews.ts';
import type { Reviews, WrittenReview } from './table.ts';

type AnyCall = Pick<Call<'getCustomerOwnReviews'>, 'visitor' | 'customerId' | 'now'>;

const MOST_REVIEWS = 100;
const MOST_TO_REVIEW = 20;
const LINK_OR_ADDRESS = /https?:\/\/|www\.|[^\s@]+@[^\s@]+\.[^\s@]/i;
const DECLINED_FOR = 'A review must not contain a link or an e-mail address.';

/** When the shop has read a review (ms): at noon of the next business day. */
function decidedAt({ writtenAt }: WrittenReview): number {
  return businessDaysLater(writtenAt, 1, 12);
}

function stateOf(review: WrittenReview, now: number): Wire<'ReviewState'> {
  if (review.isGenerated) return 'Published';
  if (now < decidedAt(review)) return 'Waiting';
  const words = `${review.heading} ${review.text} ${review.author}`;
  return LINK_OR_ADDRESS.test(words) ? 'Declined' : 'Published';
}

/** The reviews of this visitor's customers that the shop has published, the newest first. */
export function publishedOf({ written }: Reviews, now: number): Review[] {
  return written
    .filter((review) => !review.isGenerated && stateOf(review, now) === 'Published')
    .map((review) => Object.assign({}, review, { postedOn: isoDate(decidedAt(review)) }))
    .toReversed();
}

/** The reviews of a customer with their states, and their products without one. */
export function ownReviews(call: AnyCall): Wire<'OwnReviews'> {
  const { catalog } = shopOf(call);
  const own = writtenBy(call).toSorted((one, other) => other.writtenAt - one.writtenAt);
  const open = productsToReview(call);
  return {
    reviews: own.slice(0, MOST_REVIEWS).map((review) => ownReview(review, catalog, call.now)),
    toReview: open.slice(0, MOST_TO_REVIEW),
    toReviewTotal: open.length,
  };
}

/** Throws 409 if a review of the product waits or is public; a declined one is taken away. */
export function makeRoomFor(productId: number, call: AnyCall): void {
  const { reviews } = call.visitor.tables;
  const before = writtenBy(call).find((review) => review.productId === productId);
  if (!before) return;
  if (stateOf(before, call.now) !== 'Declined') {
    throw problem(409, 'You have reviewed this product already.');
  }
  reviews.written = reviews.written.filter((review) => review !== before);
}

function writtenBy({ visitor, customerId }: AnyCall): WrittenReview[] {
  return visitor.tables.reviews.written.filter((review) => review.customerId === customerId);
}

function ownReview(review: WrittenReview, { byId }: Catalog, now: number): Wire<'OwnReview'> {
  const state = stateOf(review, now);
  const product = byId.get(review.productId);
  return {
    id: review.id,
    state,
    ...(state === 'Declined' && { declinedFor: DECLINED_FOR }),
    writtenAt: isoTime(review.writtenAt),
    rating: review.rating,
    heading: review.heading,
    text: review.text,
    customerName: review.author,
    productId: review.productId,
    productName: product?.name ?? 'A product that we no longer sell',
    ...(product && { productNameWithHypen: product.slug, imagePath: imagePath(product) }),
    ...(review.reply && { reply: { commentBy: 'Customer care', comments: review.reply } }),
  };
}

/** Each product of the delivered orders once, the latest delivery first. */
function productsToReview(call: AnyCall): Wire<'ProductToReview'>[] {
  const { visitor, customerId = '', now } = call;
  const { byId } = shopOf(call).catalog;
  const reviewed = writtenBy(call).filter((review) => stateOf(review, now) !== 'Declined');
  const seen = new Set(reviewed.map(({ productId }) => productId));
  return historyOf(visitor.tables, customerId, now)
    .filter((order) => statusAt(order, now) === 'Delivered')
    .flatMap(({ invoice, lines, ...order }) => {
      const { parcels } = scheduleOf({ invoice, lines, ...order });
      const arrivedAt = Math.max(...parcels.map(({ arrivesAt }) => arrivesAt));
      return lines.map((line) => ({ line, invoice, arrivedAt }));
    })
    .toSorted((one, other) => other.arrivedAt - one.arrivedAt)
    .flatMap(({ line, invoice, arrivedAt }) => {
      if (seen.has(line.productId) || !byId.has(line.productId)) return [];
      seen.add(line.productId);
      return {
        productId: line.productId,
        productName: line.name,
        productNameWithHypen: line.slug,
        imagePath: line.imagePath,
        invoice,
        deliveredDate: isoDate(arrivedAt),
      };
    });
}
