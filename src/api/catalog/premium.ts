import type { SearchProduct } from '#generated/models/searchProduct.ts';
import { centsOf, readPrice } from '#lib/cents.ts';

/** What is paid over spot by check: cents, for one unit or a troy ounce, and percent of the metal. */
export type Premium = { cents: number; percent: number };

/** Below that, copper is bought for its make: its metal is worth cents. Troy ounces of a pound. */
const POUND = 14.58;

/** The premium for a troy ounce; `undefined` without metal. */
export function premiumOf(product: SearchProduct): Premium | undefined {
  const { premiumPerOunce, ounces, price } = product;
  if (premiumPerOunce === undefined || readPrice(price) === 0) return undefined;
  const cents = centsOf(premiumPerOunce);
  const premium = cents * ounces;
  return { cents, percent: shareOf(premium, centsOf(price) - premium) };
}

/** Cents of the price over the metal in one unit; none of what is not bought for its metal. */
export function readPremium(product: SearchProduct): number | undefined {
  const { form, metal, ounces, premiumPerOunce, price } = product;
  const isWorn = form === 'jewelry' || form === 'supply';
  const isSmallCopper = metal === 'copper' && ounces < POUND;
  if (isWorn || isSmallCopper) return undefined;
  // Without one of them there is no premium: `null` would be nothing over spot.
  if (typeof premiumPerOunce !== 'number' || !(ounces > 0)) return undefined;
  // Not of whole cents for an ounce: 500 times half a cent are dollars.
  const premium = centsOf(premiumPerOunce * ounces);
  return premium < readPrice(price) ? premium : undefined;
}

/** A part as a percentage of a whole; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}
