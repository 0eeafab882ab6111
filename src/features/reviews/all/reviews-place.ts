import { reviewMetals, reviewSubjects, type ReviewsPlace } from '#api/reviews/reviews.ts';
import { canonicalQuery, pathWith } from '#lib/canonical-query.ts';
import { pageAt, pageParameters } from '#ui/frame/pages-to-show.ts';

import { starsAndSortAt, starsAndSortIn, starsAndSortParameters } from '../stars-and-sort.ts';

export const REVIEWS_PATH = '/reviews';

/** What the page of reviews reads of its address: choices from lists, which caches may keep. */
export const reviewsParameters = {
  only: {
    about: reviewSubjects,
    metal: reviewMetals,
    ...starsAndSortParameters,
    ...pageParameters.only,
  },
  own: [],
};

/** Reads an address. What is none of the choices is left out, and so is a metal of the shop. */
export function readReviewsPlace(search: URLSearchParams): ReviewsPlace {
  const about = reviewSubjects.find((known) => known === search.get('about'));
  const metal = reviewMetals.find((known) => known === search.get('metal'));
  return {
    ...(about && { about }),
    ...(metal && about !== 'shop' && { metal }),
    ...starsAndSortAt(search),
    page: pageAt(search),
  };
}

/** The address of a place; equal places have the same one. */
export function reviewsHref(place: ReviewsPlace): string {
  return pathWith(REVIEWS_PATH, queryOf(place));
}

/** The address to which one with other values or default ones leads; `undefined` if it has none. */
export function properReviewsHref(search: URLSearchParams): string | undefined {
  const names = Object.keys(reviewsParameters.only);
  const query = canonicalQuery(search, queryOf(readReviewsPlace(search)), names);
  return query && pathWith(REVIEWS_PATH, query);
}

function queryOf({ about, metal, page, ...choice }: ReviewsPlace): URLSearchParams {
  return new URLSearchParams({
    ...(about && { about }),
    ...(metal && { metal }),
    ...starsAndSortIn(choice),
    ...(page > 1 && { page: String(page) }),
  });
}
