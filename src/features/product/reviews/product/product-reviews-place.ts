import { productReviewsQuery, reviewSorts, type ReviewChoice } from '#api/reviews/reviews.ts';
import { canonicalQuery } from '#lib/canonical-query.ts';

/** Reviews that a product page starts with; the rest have pages (§9). */
const FIRST_REVIEWS = 3;

const PAGE = /^[1-9]\d{0,3}$/;
const STARS = ['5', '4', '3', '2', '1'];

/** What a product page reads of its address for its reviews; caches keep no other values. */
export const productReviewsParameters = {
  only: { reviews: PAGE, stars: STARS, sort: reviewSorts },
  own: [],
};

/** Which reviews an address asks for; page 0 is only the first few. */
export function productReviewsAt(search: URLSearchParams): ReviewChoice {
  const page = search.get('reviews') ?? '';
  const stars = STARS.find((known) => known === search.get('stars'));
  const sort = reviewSorts.find((known) => known === search.get('sort'));
  return {
    page: PAGE.test(page) ? Number(page) : 0,
    ...(stars && { stars: Number(stars) }),
    ...(sort && { sort }),
  };
}

/** The reviews of a product page at an address. */
export function productReviewsStart(productId: number, search: URLSearchParams) {
  const choice = productReviewsAt(search);
  return choice.page === 0
    ? productReviewsQuery(productId, { ...choice, page: 1 }, FIRST_REVIEWS)
    : productReviewsQuery(productId, choice);
}

/** The address of a choice of reviews; other parameters stay. */
export function productReviewsHref(search: URLSearchParams, choice: ReviewChoice): string {
  const query = withChoice(search, choice) ?? search;
  return query.size > 0 ? `?${query}#reviews` : '?#reviews';
}

/**
 * The query without what it cannot have: other values, and a page after the last one.
 * `undefined` if it is fine.
 */
export function properProductReviews(
  search: URLSearchParams,
  pages: number | undefined,
): URLSearchParams | undefined {
  const { page, ...choice } = productReviewsAt(search);
  const isThere = page === 0 || pages === undefined || page <= Math.max(1, pages);
  return withChoice(search, { ...choice, page: isThere ? page : 0 });
}

function withChoice(search: URLSearchParams, { page, stars, sort }: ReviewChoice) {
  const chosen = new URLSearchParams({
    ...(page > 0 && { reviews: String(page) }),
    ...(stars && { stars: String(stars) }),
    ...(sort && { sort }),
  });
  return canonicalQuery(search, chosen, Object.keys(productReviewsParameters.only));
}
