import type { Catalog } from '../catalog/catalog.ts';
import { chanceOf } from '../catalog/chance.ts';
import { starsOf } from '../catalog/demand.ts';
import { HABITS, STATES } from './review-texts.ts';
import { newestFirst, type Review } from './reviews.ts';
import {
  SHOP_ENDINGS,
  SHOP_HEADINGS,
  SHOP_OPENINGS,
  SHOP_REPLIES,
  SHOP_TOPICS,
} from './shop-texts.ts';

const SHOP_REVIEWS = 412;
/** Above the ids of reviews of products. */
const FIRST_ID = 500_000_000;
/** No product has the number whose stars these are. */
const NO_PRODUCT = 0;
const DAY = 86_400_000;
const DAYS_BACK = 730;

/** The reviews of the shop itself: its parcels, its answers, and what it pays. Newest first. */
export function shopReviews({ seed, seededAt }: Pick<Catalog, 'seed' | 'seededAt'>): Review[] {
  const last = Date.parse(seededAt) - DAY;
  return starsOf(NO_PRODUCT, SHOP_REVIEWS, seed)
    .map((rating, place): Review => {
      const chance = chanceOf(`shop review ${place}`, seed);
      const topic = chance.pick(SHOP_TOPICS);
      const pick = (list: readonly string[] | undefined) => (list ? chance.pick(list) : '');
      const heading = pick(SHOP_HEADINGS[topic][rating]);
      const text = [
        pick(SHOP_OPENINGS[topic][rating]),
        pick(SHOP_ENDINGS[rating >= 4 ? 'good' : 'bad']),
      ];
      const posted = new Date(last - chance.next() ** 1.5 * DAYS_BACK * DAY);
      const review: Review = {
        id: FIRST_ID + place,
        rating,
        heading,
        text: text.filter(Boolean).join(' '),
        author: `${chance.pick(HABITS)} in ${chance.pick(STATES)}`,
        verified: chance.odds(0.9),
        postedOn: posted.toISOString().slice(0, 10),
      };
      if (rating <= 2 && chance.odds(0.8)) review.reply = chance.pick(SHOP_REPLIES);
      return review;
    })
    .toSorted(newestFirst);
}
