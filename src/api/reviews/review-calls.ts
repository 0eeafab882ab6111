import { productHref } from '#api/catalog/product-card.ts';
import { getCustomerReviews } from '#generated/hooks/reviews/reviews.ts';
import type { Review as WireReview } from '#generated/models/review.ts';
import type { ReviewPage as WirePage } from '#generated/models/reviewPage.ts';
import { ApiFailure } from '#lib/api-error.ts';

import type { Review, ReviewPage, ReviewsAsked } from './review-model.ts';

export async function readReviews(asked: ReviewsAsked, signal: AbortSignal): Promise<ReviewPage> {
  const { data } = await getCustomerReviews({ ...asked, status: 'Approved' }, { signal });
  return toPage(data, asked.productId === undefined);
}

function toPage(page: WirePage, namesProducts: boolean): ReviewPage {
  if (!Number.isInteger(page.total)) throw new ApiFailure({ kind: 'unreadable' });
  return {
    reviews: page.reviews.map((review) => toReview(review, namesProducts)),
    total: page.total,
    counts: page.ratingCounts.toSorted((one, other) => other.rating - one.rating),
    ...(page.averageRating !== undefined && { average: page.averageRating }),
  };
}

function toReview(review: WireReview, namesProduct: boolean): Review {
  const { productId, productName, productNameWithHypen, reply } = review;
  const about = namesProduct && productId && productName && productNameWithHypen;
  return {
    id: review.id,
    rating: review.rating,
    heading: review.heading,
    text: review.text,
    author: review.customerName,
    verified: review.isVerified,
    date: review.date,
    ...(reply && { reply: { by: reply.commentBy, text: reply.comments } }),
    ...(about && {
      product: { name: productName, href: productHref(productId, productNameWithHypen) },
    }),
  };
}
