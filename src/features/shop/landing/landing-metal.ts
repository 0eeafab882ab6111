import { pricedMetals, type Metal } from '#api/spot/metal-spot.ts';

/** The metal that a landing page sells, by its path without the first slash; none for other goods. */
export function landingMetal(category: string): Metal | undefined {
  return pricedMetals.find((metal) => category === metal || category === `${metal}-bullion`);
}
