import { reviewSorts, type ReviewChoice } from '#api/reviews/reviews.ts';

const STARS = ['5', '4', '3', '2', '1'];

type StarsAndSort = Pick<ReviewChoice, 'stars' | 'sort'>;

/** The values under which caches keep a page with reviews. */
export const starsAndSortParameters = { stars: STARS, sort: reviewSorts };

/** What an address says about the stars and the order of reviews; what is none of these is left out. */
export function starsAndSortAt(search: URLSearchParams): StarsAndSort {
  const stars = STARS.find((known) => known === search.get('stars'));
  const sort = reviewSorts.find((known) => known === search.get('sort'));
  return { ...(stars && { stars: Number(stars) }), ...(sort && { sort }) };
}

/** The same as parameters of an address. */
export function starsAndSortIn({ stars, sort }: StarsAndSort): Record<string, string> {
  return { ...(stars && { stars: String(stars) }), ...(sort && { sort }) };
}
