/** The name of the form. */
export const REVIEW_FORM = 'review';

/** Characters that each field can have, by the contract. */
export const LONGEST = { heading: 120, text: 4_000, author: 60 } as const;

/** Where a review of a product is written. */
export function writeReviewHref(productId: number): string {
  return `/reviews/write/${productId}`;
}
