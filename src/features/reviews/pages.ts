import { productReviewsQuery, REVIEWS_PER_PAGE } from '#api/reviews/reviews.ts';

/** Reviews that a product page starts with; the rest have pages (§9). */
const FIRST_REVIEWS = 3;

/** The page of reviews in an address, counted from 1; 0 for only the first few. */
export function reviewsPageOf(query: URLSearchParams): number {
  const page = Number(query.get('reviews'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 0;
}

/** The reviews of a product page at an address. */
export function productReviewsStart(productId: number, query: URLSearchParams) {
  const page = reviewsPageOf(query);
  return page === 0
    ? productReviewsQuery(productId, 1, FIRST_REVIEWS)
    : productReviewsQuery(productId, page);
}

/** The number of pages, with 16 reviews each. */
export function pagesOf(total: number): number {
  return Math.ceil(total / REVIEWS_PER_PAGE);
}

/** The address of a page of reviews; other parameters stay. */
export function reviewsHref(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  next.set('reviews', String(page));
  return `?${next}#reviews`;
}
