import { productReviewsQuery, REVIEWS_PER_PAGE } from '#api/reviews/reviews.ts';

/** Reviews that a product page begins with; the rest comes by the page (§9). */
const FIRST_REVIEWS = 3;

/** The page of reviews that an address asks for, counted from 1; 0 for the first few only. */
export function reviewsPageOf(query: URLSearchParams): number {
  const page = Number(query.get('reviews'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 0;
}

/** The reviews that a product page shows at an address. */
export function productReviewsStart(productId: number, query: URLSearchParams) {
  const page = reviewsPageOf(query);
  return page === 0
    ? productReviewsQuery(productId, 1, FIRST_REVIEWS)
    : productReviewsQuery(productId, page);
}

/** How many pages of 16 there are. */
export function pagesOf(total: number): number {
  return Math.ceil(total / REVIEWS_PER_PAGE);
}

/** The address of a page of reviews, with everything else of the address as it is. */
export function reviewsHref(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  next.set('reviews', String(page));
  return `?${next}#reviews`;
}
