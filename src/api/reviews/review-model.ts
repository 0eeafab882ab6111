import type { ReviewQuery } from '#generated/models/reviewQuery.ts';

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

/** Which reviews are asked for. */
export type ReviewsAsked = Omit<ReviewQuery, 'status'>;
