/** The name of the form. */
export const REVIEW_FORM = 'review';

/** A customer's own reviews, and what they could review. */
export const OWN_REVIEWS_PATH = '/myaccounts/reviews';

/** Maximum characters of each field, from the contract. */
export const LONGEST = { heading: 120, text: 4_000, author: 60 } as const;

/** The address of the page to review a product, bought with an `order`. */
export function writeReviewHref(productId: number, order?: string): string {
  return `/reviews/write/${productId}${order ? `?order=${order}` : ''}`;
}
