/** The page of one product of the portfolio, by the id of the product. */
export function holdingPath(productId: number): string {
  return `/bold-bullion-portfolio/${productId}`;
}
