import type { ArtMetal } from './subject.ts';

/** One size of coin, round or bar, as keys spell it and as dies stamp it. */
export interface Size {
  /** '1-10-oz': how a key spells it. */
  slug: string;
  /** '1/10 OZ': how the metal is stamped. */
  label: string;
  /** Fine metal or, for odd lots, gross weight in grams: orders sizes from small to large. */
  grams: number;
  /** Diameter in mm when struck in silver or copper, and when struck in a denser metal. */
  mm: readonly [light: number, dense: number];
}

function size(slug: string, label: string, grams: number, light = 0, dense = light): Size {
  return { slug, label, grams, mm: [light, dense] };
}

const weights: readonly Size[] = [
  size('1-gram', '1 g', 1, 10, 9),
  size('1-25-oz', '1/25 OZ', 1.24, 14, 13),
  size('1-20-oz', '1/20 OZ', 1.56, 16, 14),
  size('2-gram', '2 g', 2),
  size('2-5-gram', '2.5 g', 2.5),
  size('3-gram', '3 g', 3, 18),
  size('1-10-oz', '1/10 OZ', 3.11, 20, 16.5),
  size('5-gram', '5 g', 5),
  size('1-4-oz', '1/4 OZ', 7.78, 27, 22),
  size('8-gram', '8 g', 8, 22),
  size('10-gram', '10 g', 10),
  size('15-gram', '15 g', 15, 27),
  size('1-2-oz', '1/2 OZ', 15.55, 33, 27),
  size('20-gram', '20 g', 20),
  size('25-gram', '25 g', 25),
  size('30-gram', '30 g', 30, 40, 32),
  size('1-oz', '1 OZ', 31.1, 39.6, 32.7),
  size('50-gram', '50 g', 50),
  size('2-oz', '2 OZ', 62.2, 50, 41),
  size('100-gram', '100 g', 100),
  size('5-oz', '5 OZ', 155.5, 65, 50),
  size('1-2-lb', '1/2 LB', 227),
  size('250-gram', '250 g', 250),
  size('10-oz', '10 OZ', 311, 85, 61),
  size('1-lb', '1 LB', 454),
  size('500-gram', '500 g', 500),
  size('20-oz', '20 OZ', 622),
  size('1-kilo', '1 KILO', 1000, 101, 75),
  size('5-lb', '5 LB', 2268),
  size('100-oz', '100 OZ', 3110),
  size('10-lb', '10 LB', 4536),
  size('5-kilo', '5 KILO', 5000),
];

/** Coins known by their denomination, not by their weight. */
const denominations: readonly Size[] = [
  size('dollar', '1 DOLLAR', 26.7, 38.1),
  size('half-dollar', '1/2 DOLLAR', 12.5, 30.6),
  size('quarter', '25 CENTS', 6.25, 24.3),
  size('nickel', '5 CENTS', 5, 21.2),
  size('dime', '10 CENTS', 2.5, 17.9),
  size('20-dollar', '20 DOLLARS', 33.4, 34.1),
  size('10-dollar', '10 DOLLARS', 16.7, 26.9),
  size('5-dollar', '5 DOLLARS', 8.36, 21.6),
  size('2-50-dollar', '2½ DOLLARS', 4.18, 18),
  size('50-peso', '50 PESOS', 41.7, 37),
  size('20-peso', '20 PESOS', 16.7, 27.5),
  size('10-peso', '10 PESOS', 8.33, 22.5),
  size('5-peso', '5 PESOS', 4.17, 19),
  size('2-50-peso', '2½ PESOS', 2.08, 15.5),
  size('2-peso', '2 PESOS', 1.67, 13),
  size('100-corona', '100 COR', 33.9, 37.1),
  size('20-corona', '20 COR', 6.78, 21.1),
  size('10-corona', '10 COR', 3.39, 19),
  size('4-ducat', '4 DUCATS', 13.96, 40),
  size('1-ducat', '1 DUCAT', 3.49, 20),
  size('sovereign', 'SOVEREIGN', 7.99, 22.05),
  size('half-sovereign', '1/2 SOV', 3.99, 19.3),
];

/** Every size, longest slug first, so that a key is read greedily. */
export const sizes: readonly Size[] = [...weights, ...denominations].toSorted(
  (a, b) => b.slug.length - a.slug.length,
);

const bySlug = new Map(sizes.map((each) => [each.slug, each]));

/** The size with this slug, if there is one. */
export function sizeOf(slug: string): Size | undefined {
  return bySlug.get(slug);
}

const gramsPer: readonly [RegExp, number][] = [
  [/kilo|kg/, 1000],
  [/lb|pound/, 453.6],
  [/oz|ounce/, 31.1035],
  [/g(ram)?s?$/, 1],
];

/**
 * Reads '1/10 oz', '2.5 gram' or '1 oz AVDP' as the nearest known size; 1 oz when it is not
 * readable.
 */
export function sizeOfWeight(weight: string): Size {
  const plain = weight.toLowerCase().replace(/\s*(avdp|agw).*$/, '');
  const number = /([\d.]+)(?:\/([\d.]+))?/.exec(plain);
  const unit = gramsPer.find(([pattern]) => pattern.test(plain))?.[1];
  if (!number || !unit) return bySlug.get('1-oz') as Size;
  const exact = bySlug.get(plain.trim().replaceAll(/[^a-z0-9]+/g, '-'));
  const grams = (Number(number[1]) / Number(number[2] ?? 1)) * unit;
  return exact ?? nearest(grams);
}

function nearest(grams: number): Size {
  const distance = (each: Size) => Math.abs(Math.log(each.grams / grams));
  return weights.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** Struck diameter in mm: the same ounce is smaller in gold than in silver. */
export function diameterOf(of: Size, metal: ArtMetal): number {
  const [light, dense] = of.mm;
  const mm = metal === 'silver' || metal === 'copper' ? light : dense;
  return mm || 39.6 * Math.cbrt(of.grams / 31.1);
}
