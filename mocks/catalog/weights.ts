import type { Metal } from './product.ts';

/** Grams in a troy ounce, exactly. */
export const GRAMS_PER_OUNCE = 31.1034768;

const GRAMS_PER_POUND = 453.59237;
const GRAMS_PER_AVOIRDUPOIS_OUNCE = 28.349523125;

function amountOf(text: string): number {
  const [over, under] = text.split('/');
  return Number(over) / (under ? Number(under) : 1);
}

const GRAMS_EACH: Readonly<Record<string, number>> = {
  oz: GRAMS_PER_OUNCE,
  gram: 1,
  kilo: 1000,
  lb: GRAMS_PER_POUND,
};

/**
 * The troy ounces of a weight label: '1/10 oz', '2.5 gram', '1 kilo', '1 lb'. Copper is sold by the
 * avoirdupois ounce ('1 oz AVDP'), which is lighter than the troy ounce.
 */
export function ouncesOf(label: string): number {
  const [amount = '', unit = '', system] = label.split(' ');
  const grams = system === 'AVDP' ? GRAMS_PER_AVOIRDUPOIS_OUNCE : GRAMS_EACH[unit];
  if (grams === undefined) throw new Error(`No weight in the label ${label}`);
  return Math.round(((amountOf(amount) * grams) / GRAMS_PER_OUNCE) * 1e5) / 1e5;
}

/** A weight label in an address: '1/10 oz' becomes '1-10-oz', '2.5 gram' becomes '2-5-gram'. */
export function weightSlug(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Metal value in cents of one troy ounce when premiums were last set; copper comes by the pound. */
export const REFERENCE_CENTS: Record<Metal, number> = {
  gold: 439_900,
  silver: 6_691,
  platinum: 181_800,
  palladium: 132_000,
  copper: (659 * GRAMS_PER_OUNCE) / GRAMS_PER_POUND,
};
