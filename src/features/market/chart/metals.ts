import type { Metal } from '#api/spot/metal-spot.ts';

type MetalWords = {
  name: string;
  /** Where the store sells it. */
  shop: string;
  /** What its price is for, and how many grams that is. */
  unit: 'troy ounce' | 'pound';
  grams: number;
};

const TROY_OUNCE = { unit: 'troy ounce', grams: 31.103_476_8 } as const;
/** Copper is quoted by the avoirdupois pound. */
const POUND = { unit: 'pound', grams: 453.592_37 } as const;

export const METALS: Record<Metal, MetalWords> = {
  silver: { name: 'Silver', shop: '/silver-bullion', ...TROY_OUNCE },
  gold: { name: 'Gold', shop: '/gold-bullion', ...TROY_OUNCE },
  platinum: { name: 'Platinum', shop: '/platinum-bullion', ...TROY_OUNCE },
  palladium: { name: 'Palladium', shop: '/palladium-bullion', ...TROY_OUNCE },
  copper: { name: 'Copper', shop: '/copper', ...POUND },
};

/** "Dollars per troy ounce, ask" */
export function unitWords(metal: Metal): string {
  return `Dollars per ${METALS[metal].unit}, ask`;
}
