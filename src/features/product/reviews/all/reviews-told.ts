import type { ReviewsPlace } from '#api/reviews/reviews.ts';
import { onPage, type Told } from '#commerce/page/head.ts';

import { reviewsHref } from './reviews-place.ts';

const WORDS =
  'Reviews of the pieces and of the shop, good and bad. We read each before it appears.';

/** What search engines are told: filters and orders show parts of the whole list. */
export function reviewsTold({ page, ...narrowed }: ReviewsPlace): Told {
  const shown = Object.keys(narrowed).length > 0 ? 1 : page;
  return {
    description: onPage(shown, WORDS),
    address: reviewsHref({ page: shown }),
    crumbs: { trail: [], here: 'Reviews' },
  };
}
