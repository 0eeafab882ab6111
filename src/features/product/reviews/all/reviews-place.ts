import {
  reviewMetals,
  reviewSorts,
  reviewSubjects,
  type ReviewsPlace,
} from '#api/reviews/reviews.ts';
import { canonicalQuery } from '#lib/canonical-query.ts';
import { pageAt, pageParameters } from '#ui/frame/pages-to-show.ts';

export const REVIEWS_PATH = '/reviews';

const STARS = ['5', '4', '3', '2', '1'];

/** What the page of reviews reads of its address: choices from lists, which caches may keep. */
export const reviewsParameters = {
  only: {
    about: reviewSubjects,
    metal: reviewMetals,
    stars: STARS,
    sort: reviewSorts,
    ...pageParameters.only,
  },
  own: [],
};

/** Reads an address. What is none of the choices is left out, and so is a metal of the shop. */
export function readReviewsPlace(search: URLSearchParams): ReviewsPlace {
  const about = reviewSubjects.find((known) => known === search.get('about'));
  const metal = reviewMetals.find((known) => known === search.get('metal'));
  const stars = STARS.find((known) => known === search.get('stars'));
  const sort = reviewSorts.find((known) => known === search.get('sort'));
  return {
    ...(about && { about }),
    ...(metal && about !== 'shop' && { metal }),
    ...(stars && { stars: Number(stars) }),
    ...(sort && { sort }),
    page: pageAt(search),
  };
}

/** The address of a place; equal places have the same one. */
export function reviewsHref(place: ReviewsPlace): string {
  const query = queryOf(place);
  return query.size > 0 ? `${REVIEWS_PATH}?${query}` : REVIEWS_PATH;
}

/** The address to which one with other values or default ones leads; `undefined` if it has none. */
export function properReviewsHref(search: URLSearchParams): string | undefined {
  const names = Object.keys(reviewsParameters.only);
  const query = canonicalQuery(search, queryOf(readReviewsPlace(search)), names);
  return query && (query.size > 0 ? `${REVIEWS_PATH}?${query}` : REVIEWS_PATH);
}

function queryOf({ about, metal, stars, sort, page }: ReviewsPlace): URLSearchParams {
  return new URLSearchParams({
    ...(about && { about }),
    ...(metal && { metal }),
    ...(stars && { stars: String(stars) }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}
