/** The name of the form. */
export const REVIEW_FORM = 'review';

/** Maximum characters of each field, from the contract. */
export const LONGEST = { heading: 120, text: 4_000, author: 60 } as const;

/** The address of the page to review a product. */
export function writeReviewHref(productId: number): string {
  return `/reviews/write/${productId}`;
}
