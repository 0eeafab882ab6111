/** The form that adds a holding, already naming a product of the catalog if given. */
export function addHoldingPath(productId?: number): string {
  const path = '/bold-bullion-portfolio/add';
  return productId === undefined ? path : `${path}?product=${productId}`;
}
