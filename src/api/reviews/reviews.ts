import { asked } from '#api/cache/asked.ts';
import { productHref } from '#api/catalog/product-card.ts';
import { getGetCustomerReviewsQueryOptions } from '#generated/hooks/reviews/reviews.ts';
import type { Review as WireReview } from '#generated/models/review.ts';
import type { ReviewPage as WirePage } from '#generated/models/reviewPage.ts';
import type { ReviewPageResponse } from '#generated/models/reviewPageResponse.ts';
import type { ReviewQuery } from '#generated/models/reviewQuery.ts';
import { ApiFailure } from '#lib/api-error.ts';

/** §7, §9 Reviews on one page. */
export const REVIEWS_PER_PAGE = 16;

export type Review = {
  id: number;
  /** Stars, 1 to 5. */
  rating: number;
  heading: string;
  text: string;
  author: string;
  /** The author bought the product. */
  verified: boolean;
  /** ISO date. */
  date: string;
  reply?: { by: string; text: string };
  /** Left out on the product's own page. */
  product?: { name: string; href: string };
};

export type ReviewPage = {
  reviews: Review[];
  /** Reviews on all pages together. */
  total: number;
  /** Average stars; absent without reviews. */
  average?: number;
  /** How many gave each number of stars, five first. */
  counts: { rating: number; count: number }[];
};

/** The reviews of one product; pages count from 1. */
export function productReviewsQuery(productId: number, page: number, size = REVIEWS_PER_PAGE) {
  return reviewsQuery({ filterType: 'Product', productId, pageNumber: page, size });
}

/** The reviews of the store and all products, newest first; pages count from 1. */
export function allReviewsQuery(page: number, size = REVIEWS_PER_PAGE) {
  return reviewsQuery({ filterType: 'All', pageNumber: page, size });
}

type ReviewsAsked = Omit<ReviewQuery, 'status'>;

/** A review on the product's own page does not name the product. */
function reviewsQuery(which: ReviewsAsked) {
  const select = which.productId === undefined ? pageIn : productPageIn;
  return asked(
    getGetCustomerReviewsQueryOptions({ ...which, status: 'Approved' }, { query: { select } }),
  );
}

function pageIn({ data }: ReviewPageResponse): ReviewPage {
  return toPage(data, namedReview);
}

function productPageIn({ data }: ReviewPageResponse): ReviewPage {
  return toPage(data, toReview);
}

function toPage(page: WirePage, inWords: (review: WireReview) => Review): ReviewPage {
  if (!Number.isInteger(page.total)) throw new ApiFailure({ kind: 'unreadable' });
  return {
    reviews: page.reviews.map(inWords),
    total: page.total,
    counts: page.ratingCounts.toSorted((one, other) => other.rating - one.rating),
    ...(page.averageRating !== undefined && { average: page.averageRating }),
  };
}

function namedReview(wire: WireReview): Review {
  const { productId, productName: name, productNameWithHypen: slug } = wire;
  const review = toReview(wire);
  if (!productId || !name || !slug) return review;
  return { ...review, product: { name, href: productHref(productId, slug) } };
}

function toReview({ reply, ...review }: WireReview): Review {
  return {
    id: review.id,
    rating: review.rating,
    heading: review.heading,
    text: review.text,
    author: review.customerName,
    verified: review.isVerified,
    date: review.date,
    ...(reply && { reply: { by: reply.commentBy, text: reply.comments } }),
  };
}
