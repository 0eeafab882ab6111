/** Dollars as the API writes them, in integer cents; half a cent is rounded away from zero. */
export function centsOf(dollars: number): number {
  // 1.005 * 100 is 100.49999999999999: the shift by exponent is exact where the product is not.
  return Math.sign(dollars) * Math.round(Number(`${Math.abs(dollars)}e2`));
}
