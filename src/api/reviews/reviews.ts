import { asked } from '#api/cache/asked.ts';
import { lazyCalls } from '#api/cache/lazy-calls.ts';

import type { ReviewPage, ReviewsAsked } from './review-model.ts';

export type { Review, ReviewPage } from './review-model.ts';

/** §7, §9 Reviews on one page. */
export const REVIEWS_PER_PAGE = 16;

/** What customers say about one product; pages count from 1. */
export function productReviewsQuery(productId: number, page: number, size = REVIEWS_PER_PAGE) {
  return reviewsQuery({ filterType: 'Product', productId, pageNumber: page, size });
}

/** What customers said about anything, newest first; pages count from 1. */
export function allReviewsQuery(page: number, size = REVIEWS_PER_PAGE) {
  return reviewsQuery({ filterType: 'All', pageNumber: page, size });
}

const calls = lazyCalls(() => import('./review-calls.ts'));

function reviewsQuery(which: ReviewsAsked) {
  return asked({
    queryKey: ['reviews', which],
    queryFn: async ({ signal }): Promise<ReviewPage> => (await calls()).readReviews(which, signal),
  });
}
