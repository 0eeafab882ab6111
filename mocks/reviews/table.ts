import type { Review } from './reviews.ts';

/** A review written by a visitor. It waits for approval and is not shown. */
type PendingReview = Review & { customerId: string };

export type Reviews = { pending: PendingReview[]; nextId: number };

const FIRST_ID = 900_000_000;

/** No pending reviews; approved ones are generated from the catalog. */
export function seedReviews(): Reviews {
  return { pending: [], nextId: FIRST_ID };
}
