import { asked } from '#api/cache/asked.ts';
import { lazyCalls } from '#api/cache/lazy-calls.ts';
import type { ReviewQuery } from '#generated/models/reviewQuery.ts';

/** §7, §9 Reviews on one page. */
export const REVIEWS_PER_PAGE = 16;

export type Review = {
  id: number;
  /** Stars, 1 to 5. */
  rating: number;
  heading: string;
  text: string;
  author: string;
  /** The author bought what the review is about. */
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

/** What customers say about one product; pages count from 1. */
export function productReviewsQuery(productId: number, page: number, size = REVIEWS_PER_PAGE) {
  return reviewsQuery({ filterType: 'Product', productId, pageNumber: page, size });
}

/** What customers said about anything, newest first; pages count from 1. */
export function allReviewsQuery(page: number, size = REVIEWS_PER_PAGE) {
  return reviewsQuery({ filterType: 'All', pageNumber: page, size });
}

/** Which reviews are asked for. */
export type ReviewsAsked = Omit<ReviewQuery, 'status'>;

const calls = lazyCalls(() => import('./review-calls.ts'));

function reviewsQuery(which: ReviewsAsked) {
  return asked({
    queryKey: ['reviews', which],
    queryFn: async ({ signal }): Promise<ReviewPage> => (await calls()).readReviews(which, signal),
  });
}
