import type { Catalog } from '../catalog/catalog.ts';
import { isBullion } from '../catalog/categories/category.ts';
import type { Chance } from '../catalog/chance.ts';
import { chanceOf } from '../catalog/chance.ts';
import { starsOf } from '../catalog/demand.ts';
import type { Product } from '../catalog/product.ts';
import type { ReviewKind } from './review-texts.ts';
import { ENDINGS, HABITS, HEADINGS, MIDDLES, OPENINGS, REPLIES, STATES } from './review-texts.ts';

export interface Review {
  id: number;
  /** Absent for a review of the shop. */
  productId?: number;
  /** Stars, 1 to 5. */
  rating: number;
  heading: string;
  text: string;
  /** 'Stacker in Ohio': no names. */
  author: string;
  verified: boolean;
  /** ISO date. */
  postedOn: string;
  /** The shop's answer, given to complaints. */
  reply?: string;
}

const DAY = 86_400_000;
const REVIEWS_PER_PRODUCT = 100;

function thingOf({ form, packaging, jewelry }: Product): string {
  if (jewelry) return jewelry.type === 'earrings' ? 'pair' : jewelry.type.replace(/s$/, '');
  if (packaging === 'tube') return 'tube';
  if (packaging === 'monster-box') return 'box';
  if (packaging === 'set') return 'set';
  return form === 'supply' ? 'item' : form;
}

function phrase(list: readonly string[] | undefined, chance: Chance): string {
  return list ? chance.pick(list) : '';
}

function kindOf(product: Product): ReviewKind {
  if (isBullion(product)) return 'bullion';
  return product.form === 'jewelry' ? 'jewelry' : 'supply';
}

function textOf(rating: number, product: Product, chance: Chance): string {
  const mood = rating >= 4 ? 'good' : 'bad';
  return [
    phrase(OPENINGS[kindOf(product)][rating], chance).replace('{thing}', thingOf(product)),
    phrase(MIDDLES[mood], chance),
    phrase(ENDINGS[mood], chance),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The written reviews of a product, the newest first. Their number and mean are the product's own
 * `reviewCount` and `rating`.
 */
export function reviewsOf(product: Product, catalog: Pick<Catalog, 'seed' | 'seededAt'>): Review[] {
  const { seed, seededAt } = catalog;
  const stars = starsOf(product.id, product.reviewCount, seed);
  const last = Date.parse(seededAt) - DAY;
  const first = Math.min(Date.parse(product.addedOn) + 7 * DAY, last);
  return stars
    .map((rating, place): Review => {
      const chance = chanceOf(`review ${product.id} ${place}`, seed);
      const posted = new Date(first + chance.next() ** 0.6 * (last - first));
      const review: Review = {
        id: product.id * REVIEWS_PER_PRODUCT + place,
        productId: product.id,
        rating,
        heading: phrase(HEADINGS[rating], chance),
        text: textOf(rating, product, chance),
        author: `${chance.pick(HABITS)} in ${chance.pick(STATES)}`,
        verified: chance.odds(0.86),
        postedOn: posted.toISOString().slice(0, 10),
      };
      if (rating <= 2 && chance.odds(0.7)) review.reply = chance.pick(REPLIES);
      return review;
    })
    .toSorted(newestFirst);
}

/** Compares two reviews. */
export function newestFirst(one: Review, other: Review): number {
  return other.postedOn.localeCompare(one.postedOn) || other.id - one.id;
}

/** Every review of a product, the newest first. */
export function allReviews(catalog: Catalog): Review[] {
  return catalog.products
    .filter(({ reviewCount }) => reviewCount > 0)
    .flatMap((product) => reviewsOf(product, catalog))
    .toSorted(newestFirst);
}
