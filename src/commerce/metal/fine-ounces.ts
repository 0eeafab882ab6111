import { fractionOf, over, times, type Fraction } from '#lib/fraction.ts';

/**
 * Grams in each unit in which metal is weighed, as its definition writes them. A kitchen scale knows
 * avoirdupois ounces.
 */
export const UNITS = {
  g: { grams: '1', words: 'Grams', short: 'g' },
  kg: { grams: '1000', words: 'Kilograms', short: 'kg' },
  ozt: { grams: '31.1034768', words: 'Troy ounces', short: 'troy oz' },
  dwt: { grams: '1.55517384', words: 'Pennyweights', short: 'dwt' },
  oz: { grams: '28.349523125', words: 'Ounces of a kitchen scale', short: 'oz' },
} as const;

export type Unit = keyof typeof UNITS;

export const NO_WEIGHT = 'Enter a weight above 0, such as 412.5.';

/** The unit of a name; grams if there is none. */
export function unitOf(name: string): Unit {
  return Object.hasOwn(UNITS, name) ? (name as Unit) : 'g';
}

/** The pure metal in a weight of a fineness, in troy ounces; both are decimals, such as "412.5" and ".925". */
export function fineOunces(weight: string, unit: Unit, fineness: string): Fraction {
  const grams = times(fractionOf(weight), fractionOf(UNITS[unit].grams));
  return over(times(grams, fractionOf(fineness)), fractionOf(UNITS.ozt.grams));
}
