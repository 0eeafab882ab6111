import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';

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

/** Written reviews; about one buyer in three hundred writes, and the page stays readable. */
export function reviewCountOf(sold: number, chance: Chance): number {
  return Math.min(48, Math.floor((sold / 300) * chance.between(0.5, 1.4)));
}
