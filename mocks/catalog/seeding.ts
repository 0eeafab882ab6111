import { chanceOf } from './chance.ts';
import { meanStars, reviewCountOf, soldOf, starsOf } from './demand.ts';
import type { Product } from './product.ts';

/** The input of every function that makes products. */
export interface Seeding {
  seed: number;
  /** Milliseconds of the clock the shop is seeded at. */
  now: number;
  /** Gives a key its number, the same on every run. */
  numberOf(key: string): number;
}

interface Demand {
  /** 0 to 100. */
  fame: number;
  /** Price of one unit in cents. */
  cents: number;
  /** How much more often than usual a buyer writes a review. */
  reviewFactor?: number;
  isAnnounced?: boolean;
}

/** The number of a product, its sales and its ratings, all derived from its key. */
export function seededSales(
  key: string,
  { fame, cents, reviewFactor = 1, isAnnounced = false }: Demand,
  { seed, numberOf }: Seeding,
): Pick<Product, 'id' | 'soldCount' | 'reviewCount' | 'rating'> {
  const id = numberOf(key);
  const soldCount = isAnnounced ? 0 : soldOf(fame, cents, chanceOf(`sold ${key}`, seed));
  const reviewCount = reviewCountOf(soldCount * reviewFactor, chanceOf(`reviews ${key}`, seed));
  const rating = meanStars(starsOf(id, reviewCount, seed));
  return { id, soldCount, reviewCount, ...(rating && { rating }) };
}
