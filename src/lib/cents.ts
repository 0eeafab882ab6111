import { ApiFailure } from './api-error.ts';

/**
 * Dollars as the API writes them, in integer cents; half a cent is rounded away from zero. What is
 * no number is no price: rather none is shown.
 */
export function centsOf(dollars: number): number {
  // 1.005 * 100 is 100.49999999999999: the shift by exponent is exact where the product is not.
  const exact = Number(`${dollars}e2`);
  if (Number.isNaN(exact)) throw new ApiFailure({ kind: 'unreadable' });
  return Math.sign(exact) * Math.round(Math.abs(exact));
}

/** A price that an answer may lack: 0 is no price. A wrong type throws as above. */
export function readPrice(dollars: number | undefined): number {
  return dollars === undefined ? 0 : centsOf(dollars);
}

/** The same for what the API may leave out. */
export function centsIfAny(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : centsOf(dollars);
}
