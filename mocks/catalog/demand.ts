import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import type { Product } from './product.ts';

/**
 * Stars of 1 to 5 as shoppers give them: 78 % five, 13 % four, the rest below. The same product
 * always gets the same list, so its mean and its written reviews agree.
 */
export function starsOf(productId: number, count: number, seed: number): number[] {
  const chance = chanceOf(`stars ${productId}`, seed);
  return Array.from({ length: count }, () => {
    const draw = chance.next();
    if (draw < 0.78) return 5;
    if (draw < 0.91) return 4;
    if (draw < 0.96) return 3;
    return draw < 0.98 ? 2 : 1;
  });
}

/** Mean of stars to one decimal, or nothing without a review. */
export function meanStars(stars: readonly number[]): number | undefined {
  if (stars.length === 0) return undefined;
  return Math.round((stars.reduce((sum, star) => sum + star, 0) / stars.length) * 10) / 10;
}

/** Units sold so far; grows with fame, shrinks with the price of a unit (cents). */
export function soldOf(fame: number, cents: number, chance: Chance): number {
  const affordable = Math.min(1, 20_000 / Math.max(cents, 2_000)) ** 0.35;
  return Math.round(30_000 * (fame / 100) ** 3.2 * affordable * chance.between(0.5, 1));
}

const WEEK = 7 * 86_400_000;
const PERIOD_DAYS = { week: 7, month: 30, year: 365 } as const;

export type SalesPeriod = keyof typeof PERIOD_DAYS;

/**
 * Units of a product sold in the period before `now` (ms): its share of all units, with better and
 * worse weeks. A longer period never has less than a shorter one.
 */
export function soldIn(
  { id, soldCount, addedOn }: Pick<Product, 'id' | 'soldCount' | 'addedOn'>,
  period: SalesPeriod,
  now: number,
): number {
  const age = Math.max(1, (now - Date.parse(addedOn)) / 86_400_000);
  const luck = chanceOf(`sales ${id} ${Math.floor(now / WEEK)}`, 1);
  const perDay = soldCount / age;
  const share = (days: number, most: number) =>
    Math.min(most, Math.round(perDay * Math.min(days, age) * luck.between(0.6, 1.5)));
  const year = share(PERIOD_DAYS.year, soldCount);
  const month = share(PERIOD_DAYS.month, year);
  return { year, month, week: share(PERIOD_DAYS.week, month) }[period];
}

/** Written reviews; about one buyer in three hundred writes, and the page stays readable. */
export function reviewCountOf(sold: number, chance: Chance): number {
  return Math.min(48, Math.floor((sold / 300) * chance.between(0.5, 1.4)));
}
