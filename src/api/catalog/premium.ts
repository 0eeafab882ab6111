import type { SearchProduct } from '#generated/models/searchProduct.ts';
import { centsOf, readPrice } from '#lib/cents.ts';

/** What is paid over spot for a troy ounce by check, in cents, and as a percentage of spot. */
export type Premium = { cents: number; percent: number };

/** The premium of a product; `undefined` without metal. */
export function premiumOf(product: SearchProduct): Premium | undefined {
  const { premiumPerOunce, ounces, price } = product;
  if (premiumPerOunce === undefined || readPrice(price) === 0) return undefined;
  const cents = centsOf(premiumPerOunce);
  const premium = cents * ounces;
  return { cents, percent: shareOf(premium, centsOf(price) - premium) };
}

/** A part as a percentage of a whole; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}
