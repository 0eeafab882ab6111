import { asked } from '#api/cache/asked.ts';
import { productHref } from '#api/catalog/product-card.ts';
import { getGetCustomerReviewsQueryOptions } from '#generated/hooks/reviews/reviews.ts';
import { Metal } from '#generated/models/metal.ts';
import type { Review as WireReview } from '#generated/models/review.ts';
import type { ReviewPage as WirePage } from '#generated/models/reviewPage.ts';
import type { ReviewPageResponse } from '#generated/models/reviewPageResponse.ts';
import type { ReviewQuery } from '#generated/models/reviewQuery.ts';
import { ApiFailure } from '#lib/api-error.ts';

export type { Metal };

/** §7, §9 Reviews on one page. */
export const REVIEWS_PER_PAGE = 16;

export const reviewMetals: readonly Metal[] = Object.values(Metal);
export const reviewSubjects = ['products', 'shop'] as const;
/** The orders besides the newest first. */
export const reviewSorts = ['highest', 'lowest'] as const;

/** Which reviews of one subject: those with a number of stars, in an order, one page of them. */
export type ReviewChoice = {
  /** 1 to 5 */
  stars?: number | undefined;
  /** Absent for the newest first. */
  sort?: (typeof reviewSorts)[number] | undefined;
  /** Counted from 1. */
  page: number;
};

/** Which of all reviews. Absent parts do not narrow. */
export type ReviewsPlace = ReviewChoice & {
  about?: (typeof reviewSubjects)[number];
  /** Of the product; the shop has none. */
  metal?: Metal;
};

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
  /** Left out on the product's own page, and absent if it is about the shop. */
  product?: { name: string; href: string };
};

export type ReviewPage = {
  reviews: Review[];
  /** Reviews on all pages together. */
  total: number;
  /** The number of pages that they fill. */
  pages: number;
  /** Average stars; absent without reviews. */
  average?: number;
  /** How many gave each number of stars, five first. */
  counts: { rating: number; count: number }[];
};

/** The reviews of one product. */
export function productReviewsQuery(
  productId: number,
  choice: ReviewChoice,
  size = REVIEWS_PER_PAGE,
) {
  return reviewsQuery({ filterType: 'Product', productId, size, ...choiceIn(choice) });
}

const FILTER_TYPES = { products: 'Product', shop: 'Store' } as const;

/** The reviews of the shop and of all products. */
export function allReviewsQuery({ about, metal, ...choice }: ReviewsPlace) {
  return reviewsQuery({
    filterType: about ? FILTER_TYPES[about] : 'All',
    size: REVIEWS_PER_PAGE,
    ...(metal && { metal }),
    ...choiceIn(choice),
  });
}

/** The newest reviews of products. */
export function latestReviewsQuery(size: number) {
  return reviewsQuery({ filterType: 'Product', pageNumber: 1, size });
}

function choiceIn({ stars, sort, page }: ReviewChoice) {
  return {
    pageNumber: page,
    ...(stars && { rating: stars }),
    ...(sort && { ratingSorting: sort }),
  };
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
    pages: Math.ceil(page.total / page.size),
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
