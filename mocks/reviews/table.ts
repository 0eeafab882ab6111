import type { Review } from './reviews.ts';

/** A review that a visitor wrote. It waits for approval, and so is shown to nobody yet. */
type PendingReview = Review & { customerId: string };

export type Reviews = { pending: PendingReview[]; nextId: number };

const FIRST_ID = 900_000_000;

/** Nobody has written anything yet; what is approved belongs to the catalogue. */
export function seedReviews(): Reviews {
  return { pending: [], nextId: FIRST_ID };
}
