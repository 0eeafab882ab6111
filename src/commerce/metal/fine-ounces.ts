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

/** Troy ounces of pure metal as a fraction: nothing is rounded before it is money. */
export type FineOunces = { top: bigint; bottom: bigint };

/** The unit of a name; grams if there is none. */
export function unitOf(name: string): Unit {
  return Object.hasOwn(UNITS, name) ? (name as Unit) : 'g';
}

/** The pure metal in a weight of a fineness; both are decimals, such as "412.5" and ".925". */
export function fineOunces(weight: string, unit: Unit, fineness: string): FineOunces {
  const [amount, grams, fine, ounce] = [weight, UNITS[unit].grams, fineness, UNITS.ozt.grams].map(
    fractionOf,
  ) as [FineOunces, FineOunces, FineOunces, FineOunces];
  return {
    top: amount.top * grams.top * fine.top * ounce.bottom,
    bottom: amount.bottom * grams.bottom * fine.bottom * ounce.top,
  };
}

/** "412.5" is 4125 / 10. */
function fractionOf(decimal: string): FineOunces {
  const [whole = '', part = ''] = decimal.split('.');
  return { top: BigInt(whole + part), bottom: 10n ** BigInt(part.length) };
}

/** Integer cents for metal at a price an ounce; half a cent is rounded up. */
export function centsFor({ top, bottom }: FineOunces, centsAnOunce: number): number {
  return Number((2n * top * BigInt(centsAnOunce) + bottom) / (2n * bottom));
}

/** For an answer in words, and for the API. */
export function asNumber({ top, bottom }: FineOunces): number {
  return Number(top) / Number(bottom);
}
