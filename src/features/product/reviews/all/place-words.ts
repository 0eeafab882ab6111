import type { ReviewsPlace } from '#api/reviews/reviews.ts';
import { countWords } from '#commerce/format/count.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

export const SUBJECT_WORDS = { products: 'Products', shop: 'The shop' } as const;

/** "of silver products", "of the shop"; empty if nothing narrows. */
export function subjectWords({ about, metal }: ReviewsPlace): string {
  if (about === 'shop') return 'of the shop';
  if (metal) return `of ${metalNames[metal].toLowerCase()} products`;
  return about ? 'of products' : '';
}

/** The parts of the page's title, the most specific first. */
export function titleWords(place: ReviewsPlace): string[] {
  const { stars, sort, page } = place;
  const subject = subjectWords(place);
  return [
    ...(page > 1 ? [`Page ${page}`] : []),
    ...(sort ? [`${sort === 'highest' ? 'Highest' : 'Lowest'} first`] : []),
    ...(stars ? [countWords(stars, 'star')] : []),
    subject ? `Reviews ${subject}` : 'Customer reviews',
  ];
}

/** What the filters are set to, in a word each: "all, products, silver". */
export function filterWords({ about, metal, stars }: ReviewsPlace): string {
  return [
    stars ? countWords(stars, 'star') : 'all',
    about ? SUBJECT_WORDS[about].toLowerCase() : '',
    metal ? metalNames[metal].toLowerCase() : '',
  ]
    .filter(Boolean)
    .join(', ');
}
